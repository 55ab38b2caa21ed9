/** Sizes of the grid in px; all columns are of one width, so that only those in sight are rendered. */
export const gridSizes = {
  time: 72,
  /** The least width of a column: twelve tables on the widest page. */
  column: 120,
  lineHeight: 64,
  template: (width: number) => `${gridSizes.time}px ${width}px`,
  /** Width of each column that fills a grid of this width. */
  columnIn: (width: number, count: number) => {
    const room = width - gridSizes.time;
    const inSight = Math.max(1, Math.min(count, Math.floor(room / gridSizes.column)));
    return Math.max(gridSizes.column, room / inSight);
  },
};
