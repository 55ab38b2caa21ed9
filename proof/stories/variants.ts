export interface Variant {
  theme: 'light' | 'dark';
  width: number;
  height: number;
  /**
   * Whether checks use it. A theme changes only colours (tested in shared-ui) and a width only the layout, so each
   * theme and each width is checked once.
   */
  isChecked: boolean;
}

export const PHONE_WIDTH = 360;

/** Both themes at both widths, for the sheets; phones first, so that components have to react to a change of width. */
export const VARIANTS = [
  { theme: 'light', width: PHONE_WIDTH, height: 740, isChecked: true },
  { theme: 'dark', width: PHONE_WIDTH, height: 740, isChecked: false },
  { theme: 'light', width: 1440, height: 900, isChecked: false },
  { theme: 'dark', width: 1440, height: 900, isChecked: true },
] as const satisfies readonly Variant[];
