import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Columns of a grid: as wide as this it has five, below that three. */
const WIDE = '520px';
export const GRID_COLUMNS = { narrow: 3, wide: 5 } as const;

/** What the width is asked of. */
export const imageGridPlaceStyle = css`
  container-type: inline-size;
`;

/** Columns that the pictures and their skeletons share. */
export const imageGridStyle = css`
  display: grid;
  grid-template-columns: repeat(${GRID_COLUMNS.narrow}, minmax(0, 1fr));
  gap: ${theme.space(3)};
  padding: 0;
  list-style: none;

  @container (width >= ${WIDE}) {
    grid-template-columns: repeat(${GRID_COLUMNS.wide}, minmax(0, 1fr));
  }
`;

/** What stands only in grids of three columns, or only in those of five. */
export const onlyNarrow = css`
  @container (width >= ${WIDE}) {
    display: none;
  }
`;
export const onlyWide = css`
  @container (width < ${WIDE}) {
    display: none;
  }
`;

/** Width to height of a thumbnail, whatever the picture's own. */
export const THUMBNAIL_RATIO = '4 / 3';

/** The corners of what fills a thumbnail, inside its border. */
export const INNER_RADIUS = `calc(${theme.radius.card} - 1px)`;
