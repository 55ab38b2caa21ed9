/** How a story is looked at. */
export interface Variant {
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

export const PHONE_WIDTH = 360;

/** Both themes at both widths; the phone first, so that what reacts to the width has to react. */
export const VARIANTS = [
  { theme: 'light', width: PHONE_WIDTH, height: 740 },
  { theme: 'dark', width: PHONE_WIDTH, height: 740 },
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'dark', width: 1440, height: 900 },
] as const satisfies readonly Variant[];
