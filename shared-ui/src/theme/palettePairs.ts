/** Foreground and background roles used together, with the minimum contrast by WCAG AA. Checked in a test, shown in a story. */
export interface PalettePair {
  front: string;
  back: string;
  least: 4.5 | 3;
}

const text = (front: string, ...backs: string[]): PalettePair[] => backs.map((back) => ({ front, back, least: 4.5 }));
const edge = (front: string, ...backs: string[]): PalettePair[] => backs.map((back) => ({ front, back, least: 3 }));

export const palettePairs: readonly PalettePair[] = [
  ...text('text', 'background', 'surface', 'sunken', 'neutral-soft', 'accent-soft', 'warning-soft'),
  ...text('text-muted', 'background', 'surface', 'sunken', 'neutral-soft', 'accent-soft'),
  ...text('accent', 'background', 'surface', 'sunken', 'accent-soft'),
  ...text('accent-strong', 'background', 'surface', 'accent-soft'),
  ...text('on-accent', 'accent', 'accent-strong'),
  ...text('on-danger', 'danger', 'danger-strong'),
  ...text('surface', 'info'),
  ...text('positive', 'surface', 'positive-soft', 'accent-soft'),
  ...text('neutral', 'surface', 'neutral-soft', 'accent-soft'),
  ...text('info', 'surface', 'info-soft', 'accent-soft'),
  ...text('warning', 'surface', 'warning-soft', 'accent-soft'),
  ...text('danger', 'background', 'surface', 'danger-soft', 'accent-soft'),
  ...edge('control-border', 'background', 'surface'),
  ...edge('accent', 'background', 'surface'),
  ...edge('danger', 'background', 'surface'),
  ...edge('positive', 'background', 'surface'),
];
