import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** The name of a company that has no tick, in line with those that have one. */
export const PlannerName = styled.span`
  display: block;
  padding-left: ${theme.space(6.5)};
`;
