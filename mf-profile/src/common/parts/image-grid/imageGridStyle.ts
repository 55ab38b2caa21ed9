import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Container width from which the grid has five columns instead of three. */
const WIDE = '520px';
export const GRID_COLUMNS = { narrow: 3, wide: 5 } as const;

/** Container whose width decides the number of columns. */
export const imageGridPlaceStyle = css`
  container-type: inline-size;
`;

/** Grid shared by pictures and skeletons. */
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

/** Shows an element only in grids of three columns, or (`onlyWide`) of five. */
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

/** Aspect ratio of every thumbnail, regardless of the picture's own. */
export const THUMBNAIL_RATIO = '4 / 3';

/** Radius of an element that fills a thumbnail inside its border of 1 px. */
export const INNER_RADIUS = `calc(${theme.radius.card} - 1px)`;
