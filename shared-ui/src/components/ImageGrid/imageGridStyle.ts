import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Columns that the pictures and their skeletons share; two of them on the narrowest phone. */
export const imageGridStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
  gap: ${theme.space(3)};
  padding: 0;
  list-style: none;
`;

/** Width to height of a thumbnail, whatever the picture's own. */
export const THUMBNAIL_RATIO = '4 / 3';
