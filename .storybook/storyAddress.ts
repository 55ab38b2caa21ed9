import { buildArgsParam } from 'storybook/internal/router';

/** A story as it is shown: with what the toolbar and the controls say. */
export interface Shown {
  id: string;
  args: Record<string, unknown>;
  initialArgs: Record<string, unknown>;
  globals: Record<string, unknown>;
}

/** Choices of the toolbar that a frame repeats. */
const REPEATED = ['text', 'state', 'colors'];

/** The address of the story alone, in a theme. */
export function addressOf({ id, args, initialArgs, globals }: Shown, theme: 'light' | 'dark'): string {
  const chosen = [['theme', theme], ...REPEATED.map((name) => [name, globals[name]])];
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: chosen.map(([name, value]) => `${String(name)}:${String(value)}`).join(';'),
    args: decodeURIComponent(buildArgsParam(initialArgs, args)),
  });
  return `iframe.html?${query.toString()}`;
}
