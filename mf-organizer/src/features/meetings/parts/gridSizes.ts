/** Sizes of the grid in px; columns have a fixed width, so that only those in sight are rendered. */
export const gridSizes = {
  time: 72,
  column: 144,
  rest: 208,
  lineHeight: 64,
  template: (width: number) => `${gridSizes.time}px ${width}px ${gridSizes.rest}px`,
};
