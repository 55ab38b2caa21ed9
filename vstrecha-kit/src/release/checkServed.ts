import { createHash } from 'node:crypto';
import type { Build } from 'shared-api/federation/build';
import { describe } from '../shell/readDescription.ts';
import { UsageError } from '../system/UsageError.ts';

const TIMEOUT_MS = 20_000;
const AT_ONCE = 8;
const CORS = 'Access-Control-Allow-Origin: *';

/**
 * Fetches the entry, scripts, styles and description of a build as browsers will, so that the registry never lists
 * missing or changed files.
 * @throws {UsageError} that lists the faulty files
 */
export async function checkServed(build: Build): Promise<void> {
  const files = Object.entries(build.files ?? {});
  const named = Object.values(build.exposes).flat();
  const unhashed = [build.entry, ...named].find((address) => !files.some(([known]) => known === address));
  if (unhashed !== undefined)
    throw new UsageError(`build.json has no hash of ${unhashed}. Build again: npm run build.`);
  const queue = [...files, ...(build.details ? [[build.details.address, build.details.integrity] as const] : [])];
  const complaints: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const complaint = await complainAbout(...next);
        if (complaint !== undefined) complaints.push(`  ${next[0]}: ${complaint}`);
      }
    }),
  );
  if (complaints.length > 0)
    throw new UsageError(
      `The build ${build.build} is not released: its files are not served as they were built.\n${complaints.sort().join('\n')}\n${adviceOn(complaints)}`,
    );
}

async function complainAbout(address: string, integrity: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status !== 200) return `answer ${answer.status}`;
    const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
    if (!typeOf(address).test(type)) return `type '${type}', which browsers refuse`;
    if (answer.headers.get('access-control-allow-origin') !== '*') return `lacks the header ${CORS}`;
    const hash = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()));
    return `sha256-${hash.digest('base64')}` === integrity ? undefined : 'other content than was built';
  } catch (error) {
    return describe(error);
  }
}

function adviceOn(complaints: readonly string[]): string {
  return complaints.every((complaint) => complaint.endsWith(CORS))
    ? `Let the server of the builds send ${CORS} with every file below builds/, and repeat: the shell reads them from another origin.`
    : 'Copy the whole folder of the build into builds/ of this address and repeat.';
}

function typeOf(address: string): RegExp {
  if (address.endsWith('.css')) return /^text\/css$/;
  return address.endsWith('.json') ? /^application\/json$/ : /^(text|application)\/(x-)?javascript$/;
}
