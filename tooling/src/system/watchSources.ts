import { statSync } from 'node:fs';
import { contentSecurityPolicy, type PolicySources } from '../serve/contentSecurityPolicy.ts';
import { readFrontConfig, type PushPlace } from './frontConfig.ts';

type Sources = Pick<PolicySources, 'pusherCluster' | 'pusherOrigin' | 'approvedOrigins'>;

/**
 * Sources of the policy that `/config.json` names, read again when the file has changed: an approved origin takes effect
 * without a restart. An unreadable change is reported and the sources stay as they were.
 * @throws when the file cannot be read at first
 */
export function watchSources(file: string): () => Sources {
  let version = versionOf(file);
  let sources = readSources(file);
  return () => {
    try {
      const present = versionOf(file);
      if (present !== version) {
        version = present;
        sources = readSources(file);
      }
    } catch (error) {
      console.error(`${file} is unreadable, so the security policy stays as it was: ${String(error)}`);
    }
    return sources;
  };
}

function versionOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

/**
 * Sources of the policy that a `/config.json` names.
 * @throws when the file cannot be read, or a source would change the policy otherwise
 */
export function readSources(file: string): Sources {
  const { pusher, remoteOrigins } = readFrontConfig(file);
  const sources: Sources = { ...pushSource(pusher), approvedOrigins: remoteOrigins };
  contentSecurityPolicy({ remoteOrigins: [], ...sources });
  return sources;
}

/** With a path and no host, the push server is on the shell's origin. */
function pushSource({ cluster, path, host, wsPort = 80, wssPort = 443, forceTLS = true }: PushPlace): Sources {
  if (host !== undefined)
    return { pusherOrigin: new URL(forceTLS ? `wss://${host}:${wssPort}` : `ws://${host}:${wsPort}`).origin };
  return path === undefined ? { pusherCluster: cluster } : {};
}
