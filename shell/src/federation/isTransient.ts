import { ModuleFailure } from 'shared-ui/Widget';

/**
 * Whether a failure to load says nothing of the build: the network, a server that is down, or a part of the shell that did not come. The
 * federation runtime and the builds' loader of chunks name those so. A chunk whose script loaded and that is not there was none.
 */
export function isTransient(error: unknown): boolean {
  if (error instanceof ModuleFailure) return error.kind === 'network';
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  const text = `${error.name} ${error.message}`;
  return (
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    text.includes('ScriptNetworkError') ||
    (error.name === 'ChunkLoadError' && !text.includes('failed (load:'))
  );
}
