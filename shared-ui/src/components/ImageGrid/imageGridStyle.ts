import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Columns that the pictures and their skeletons share; two of them on the narrowest phone, unless `--image-width` says how narrow they may be. */
export const imageGridStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--image-width, 140px), 100%), 1fr));
  gap: ${theme.space(3)};
  padding: 0;
  list-style: none;
`;

/** Width to height of a thumbnail, whatever the picture's own. */
export const THUMBNAIL_RATIO = '4 / 3';
