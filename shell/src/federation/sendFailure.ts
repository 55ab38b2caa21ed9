import type { DrawingPhase } from 'shared-ui/Widget';
import { hostBuild } from './hostBuild';
import { isTransient } from './isTransient';
import { knownRegistry } from './registry';

/** What failed of which build. */
export interface BuildFailure {
  remote: string;
  build: string;
  /** `unknown` when it cannot be told. */
  expose: string;
  phase: DrawingPhase | 'load' | 'event';
  error: unknown;
}

/** Characters of an error's text, and of a browser's name for itself. */
const LONGEST = 500;
/** Reports of one page load. A build that fails in many ways is known by the first. */
const MOST = 20;

const sent = new Set<string>();

/** Reports a failure to the address that the registry names: each once, and without anything about the person. */
export function sendFailure({ error, ...failure }: BuildFailure): void {
  const address = knownRegistry()?.reports;
  if (address === undefined) return;
  const what = { ...failure, error: describe(error) };
  const known = JSON.stringify(what);
  if (sent.has(known) || sent.size >= MOST) return;
  sent.add(known);
  navigator.sendBeacon(
    address,
    JSON.stringify({ ...what, browser: navigator.userAgent.slice(0, LONGEST), shell: hostBuild }),
  );
}

/** What the network prevented is named so that nobody blames the build for it. */
function describe(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: 'Thrown', message: String(error) };
  return `${isTransient(error) ? 'NetworkError' : name}: ${message}`.slice(0, LONGEST);
}
