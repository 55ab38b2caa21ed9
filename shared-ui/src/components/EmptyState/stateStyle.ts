import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Layout of `EmptyState` and `ErrorState`: icon, sentence and action in a centred column. */
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
