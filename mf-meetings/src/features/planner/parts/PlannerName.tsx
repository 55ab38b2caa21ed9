import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Name of a company without a checkbox, aligned with the names that have one. */
export const PlannerName = styled.span`
  display: block;
  padding-left: ${theme.space(6.5)};
`;
