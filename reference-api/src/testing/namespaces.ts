import { spawnSync } from 'node:child_process';

/**
 * Whether `unshare` gives programs their own namespaces here. Without them a test proves less, which CI must not accept.
 * @param flags of `unshare`
 * @param loss what stays untested
 * @throws Error in CI
 */
export function hasNamespaces(flags: readonly string[], loss: string, env: NodeJS.ProcessEnv = process.env): boolean {
  if (spawnSync('unshare', [...flags, 'true']).status === 0) return true;
  const line = `«unshare ${flags.join(' ')}» fails here, so this stays untested: ${loss}.`;
  if (env['CI']) throw new Error(line);
  console.warn(line);
  return false;
}
