/** How a story is looked at. */
export interface Variant {
  theme: 'light' | 'dark';
  width: number;
  height: number;
  /** Names and colours do not change with both at once: axe, the dear part of a check, sees each theme and each width once. */
  hasAxe: boolean;
}

export const PHONE_WIDTH = 360;

/** Both themes at both widths; the phone first, so that what reacts to the width has to react. */
export const VARIANTS = [
  { theme: 'light', width: PHONE_WIDTH, height: 740, hasAxe: true },
  { theme: 'dark', width: PHONE_WIDTH, height: 740, hasAxe: false },
  { theme: 'light', width: 1440, height: 900, hasAxe: false },
  { theme: 'dark', width: 1440, height: 900, hasAxe: true },
] as const satisfies readonly Variant[];
