/** Pixels that the widgets of other remotes will roughly need, so that nothing jumps when they come. */
export const WIDGET_HEIGHTS = { company: 880, files: 320, notify: 176, chatOnly: 72, schedule: 420 } as const;
