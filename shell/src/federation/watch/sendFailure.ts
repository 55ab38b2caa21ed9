import { ModuleFailure, type DrawingPhase } from 'shared-ui/Widget';
import { hostBuild } from '../host/hostBuild';
import { knownRegistry } from '../registry/registry';
import { isTrial } from '../registry/trial';
import { noteIncident } from './incidents';
import type { Owner } from './owners';

/** A failure of a build. */
export interface BuildFailure extends Owner {
  /** `harm` is what it does to the shell and to other remotes. */
  phase: DrawingPhase | 'load' | 'event' | 'harm';
  error: unknown;
}

/** Maximum characters of an error's text and of the user agent. */
const LONGEST = 500;
/** Maximum number of reports per page load: the first ones suffice. */
const MOST = 20;

const sent = new Set<string>();

/**
 * Notes a failure for `/doctor` and reports it to the address named by the registry: each failure once, without personal
 * data.
 */
export function sendFailure({ error, ...failure }: BuildFailure): void {
  const what = { ...failure, error: describe(error) };
  const known = JSON.stringify(what);
  if (sent.has(known) || sent.size >= MOST) return;
  sent.add(known);
  const { remote, build, expose, phase } = failure;
  noteIncident({ kind: 'failure', text: `${remote}/${expose}, ${build}, ${phase}: ${what.error}` });
  const address = knownRegistry()?.reports;
  if (address === undefined || isTrial()) return;
  navigator.sendBeacon(
    address,
    JSON.stringify({ ...what, browser: navigator.userAgent.slice(0, LONGEST), shell: hostBuild }),
  );
}

/** Names network failures as such, so that the build is not blamed. */
function describe(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: 'Thrown', message: String(error) };
  return `${isTransient(error) ? 'NetworkError' : name}: ${message}`.slice(0, LONGEST);
}

/**
 * Whether a load failure is not the build's fault: the network, a server that is down, or a chunk of the shell that did
 * not load. Recognised by the error names of the federation runtime and of webpack. A script that loaded without defining its
 * chunk (`missing`) is the build's fault.
 */
export function isTransient(error: unknown): boolean {
  if (error instanceof ModuleFailure) return error.kind === 'network';
  if (!(error instanceof Error)) return false;
  const { code, type } = error as Error & { code?: unknown; type?: unknown };
  const text = `${error.name} ${error.message}`;
  return (
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    text.includes('ScriptNetworkError') ||
    (error.name === 'ChunkLoadError' && type !== 'missing')
  );
}
