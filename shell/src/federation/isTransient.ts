import { ModuleFailure } from 'shared-ui/Widget';

/**
 * Whether a failure to load says nothing of the build: the network, a server that is down, or a part of the shell that did not come. The
 * federation runtime and webpack name those so. A chunk that is «missing» came and was none.
 */
export function isTransient(error: unknown): boolean {
  if (error instanceof ModuleFailure) return error.kind === 'network';
  if (!(error instanceof Error)) return false;
  const { type, code } = error as Error & { type?: unknown; code?: unknown };
  return (
    type !== 'missing' &&
    (code === 'CSS_CHUNK_LOAD_FAILED' || /ScriptNetworkError|ChunkLoadError/.test(`${error.name} ${error.message}`))
  );
}
