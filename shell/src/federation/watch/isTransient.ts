import { ModuleFailure } from 'shared-ui/Widget';

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
