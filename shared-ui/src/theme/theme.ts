// Written by `npm run contract` from shared-ui/tokens.json.

/**
 * Design tokens by name. Each value refers to a custom property of global.css, so a template such as
 * `color: ${theme.color.accent}` follows the light and dark schemes without a provider.
 */
export const theme = {
  /** Colour roles; a `…Soft` role is the background for text in the role of the same name. */
  color: {
    background: 'var(--color-background)',
    surface: 'var(--color-surface)',
    sunken: 'var(--color-sunken)',
    text: 'var(--color-text)',
    textMuted: 'var(--color-text-muted)',
    /** Hairlines between things; for the edge of a control use `controlBorder`. */
    border: 'var(--color-border)',
    controlBorder: 'var(--color-control-border)',
    accent: 'var(--color-accent)',
    accentStrong: 'var(--color-accent-strong)',
    accentSoft: 'var(--color-accent-soft)',
    onAccent: 'var(--color-on-accent)',
    positive: 'var(--color-positive)',
    positiveSoft: 'var(--color-positive-soft)',
    neutral: 'var(--color-neutral)',
    neutralSoft: 'var(--color-neutral-soft)',
    info: 'var(--color-info)',
    infoSoft: 'var(--color-info-soft)',
    warning: 'var(--color-warning)',
    warningSoft: 'var(--color-warning-soft)',
    danger: 'var(--color-danger)',
    dangerStrong: 'var(--color-danger-strong)',
    dangerSoft: 'var(--color-danger-soft)',
    onDanger: 'var(--color-on-danger)',
    /** Backdrop of an open dialog. */
    veil: 'var(--color-veil)',
  },
  /** `space(2)` is two steps of 4 px. */
  space: (steps: number) => `calc(var(--space) * ${steps})`,
  radius: {
    control: 'var(--radius-control)',
    card: 'var(--radius-card)',
    round: 'var(--radius-round)',
  },
  /** Font sizes in px: 12, 14, body (15, on narrow screens 16), 16, 20, 24, 32. */
  text: {
    xs: 'var(--text-xs)',
    s: 'var(--text-s)',
    body: 'var(--text-body)',
    m: 'var(--text-m)',
    l: 'var(--text-l)',
    xl: 'var(--text-xl)',
    xxl: 'var(--text-xxl)',
  },
  weight: {
    regular: 'var(--weight-regular)',
    medium: 'var(--weight-medium)',
    bold: 'var(--weight-bold)',
  },
  line: {
    text: 'var(--line-text)',
    heading: 'var(--line-heading)',
  },
  /** Heights of controls; both are 44 px on narrow screens. */
  control: {
    height: 'var(--control-height)',
    heightSmall: 'var(--control-height-small)',
  },
  /** Height of the bar that the layout reserves at the bottom of the window. */
  bottomBar: 'var(--bottom-bar)',
  /** For floating elements only; cards have a hairline border instead. */
  shadow: 'var(--shadow)',
  /** Darkens the default avatar in the dark scheme. */
  defaultAvatarFilter: 'var(--default-avatar-filter)',
  /** Durations for opacity and transform; zero with `prefers-reduced-motion`. */
  motion: {
    fast: 'var(--motion-fast)',
    slow: 'var(--motion-slow)',
  },
} as const;
