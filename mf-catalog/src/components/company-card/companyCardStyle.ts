import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Side of the picture, in px. */
export const COMPANY_CARD_AVATAR_SIZE = 56;

/** The box of a card and of its skeleton; what stands last stays at the bottom of a row of unlike cards. */
export const companyCardStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(3)};
  min-width: 0;
  height: 100%;
  padding: ${theme.space(4)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;
