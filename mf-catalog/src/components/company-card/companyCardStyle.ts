import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Side of the picture, in px. */
export const COMPANY_CARD_AVATAR_SIZE = 56;

/** The box of a card and of its skeleton. */
export const companyCardStyle = css`
  display: grid;
  grid-template-rows: auto auto auto 1fr;
  gap: ${theme.space(4)};
  min-width: 0;
  height: 100%;
  padding: ${theme.space(4)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;
