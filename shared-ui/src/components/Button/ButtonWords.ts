import { styled } from 'styled-components';

/** Keeps the text apart from an icon that comes and goes, without a box. */
export const ButtonWords = styled.span`
  display: contents;
`;
