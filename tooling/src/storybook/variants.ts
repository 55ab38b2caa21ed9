/** How a story is looked at. */
export interface Variant {
  theme: 'light' | 'dark';
  width: number;
  height: number;
  /** A theme changes colours only (a test of shared-ui says so), and a width none of them: the check sees each theme and each width once. */
  isChecked: boolean;
}

export const PHONE_WIDTH = 360;

/** Both themes at both widths, for the sheets; the phone first, so that what reacts to the width has to react. */
export const VARIANTS = [
  { theme: 'light', width: PHONE_WIDTH, height: 740, isChecked: true },
  { theme: 'dark', width: PHONE_WIDTH, height: 740, isChecked: false },
  { theme: 'light', width: 1440, height: 900, isChecked: false },
  { theme: 'dark', width: 1440, height: 900, isChecked: true },
] as const satisfies readonly Variant[];
