import { readFileSync, statSync } from 'node:fs';
import { contentSecurityPolicy, type PolicySources } from '../serve/contentSecurityPolicy.ts';

type Sources = Pick<PolicySources, 'pusherCluster' | 'approvedOrigins'>;

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
      console.error(`${file} не читается, политика безопасности остаётся прежней: ${String(error)}`);
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
  const { pusher, remoteOrigins } = JSON.parse(readFileSync(file, 'utf8')) as {
    pusher: { cluster: string; path?: string };
    remoteOrigins?: string[];
  };
  const sources: Sources = {
    // With a path, the push server is on the shell's origin.
    pusherCluster: pusher.path === undefined ? pusher.cluster : undefined,
    approvedOrigins: remoteOrigins,
  };
  contentSecurityPolicy({ remoteOrigins: [], ...sources });
  return sources;
}
