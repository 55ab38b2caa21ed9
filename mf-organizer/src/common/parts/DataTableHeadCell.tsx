import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** A cell of the head of a `DataTable`. */
export const DataTableHeadCell = styled.th<{ $isNumeric?: boolean }>`
  height: ${theme.space(10)};
  padding: 0 ${theme.space(2)};
  border-bottom: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.medium};
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};
  white-space: nowrap;

  > svg {
    display: inline-block;
    vertical-align: middle;
  }
`;
