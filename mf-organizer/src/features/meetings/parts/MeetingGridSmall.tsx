import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Small print in a cell of the grid. */
export const MeetingGridSmall = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  [data-state='allowed'] > & {
    color: inherit;
  }
`;
