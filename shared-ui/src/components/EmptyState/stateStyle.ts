import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** The frame of what stands in a content's place: an icon, a sentence and the next step below each other, centred. */
export const stateStyle = css`
  display: grid;
  justify-items: center;
  gap: ${theme.space(3)};
  padding: ${theme.space(8)} ${theme.space(4)};
  text-align: center;

  > p {
    max-width: 48ch;
  }
`;
