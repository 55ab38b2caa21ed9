import { readFileSync } from 'node:fs';
import type { Build } from 'shared-api/federation/build';
import { describe } from '../shell/readDescription.ts';
import { UsageError } from '../system/UsageError.ts';
import { runs, type LiveShell } from './liveShells.ts';
import { findForbidding } from './policyAllows.ts';

const TIMEOUT_MS = 10_000;

/** The content security policy of a shell's pages. */
export interface PagePolicy {
  origin: string;
  /** Value of the header; empty without one. */
  policy: string;
}

/**
 * Compares the content security policy of each shell that can run a build with the build's URLs.
 * @throws {UsageError} that names the origin and the directive, or a shell that does not respond
 */
export async function checkPolicy(build: Build, shells: readonly LiveShell[]): Promise<void> {
  const able = shells.filter((shell) => runs(shell, build));
  const complaints = await Promise.all(able.map(async ({ origin }) => findForbidden(build, await readPolicy(origin))));
  const lines = [...new Set(complaints.flat())];
  if (lines.length > 0)
    throw new UsageError(
      `The build ${build.build} is not released: the Content-Security-Policy keeps it from loading.\n${lines.join('\n')}\nAdd this origin to remoteOrigins in the configuration of the shell and repeat.`,
    );
}

/** One line for each origin of a build that a policy forbids. */
export function findForbidden(line: Build, { origin, policy }: PagePolicy): string[] {
  // Each script is fetched before it runs, to check its hash, so connect-src applies too.
  const fetched = [line.entry, ...Object.keys(line.files ?? {}), ...(line.details ? [line.details.address] : [])];
  const addresses = {
    'connect-src': fetched,
    'script-src': fetched.filter(isScript),
    'style-src': fetched.filter(isStyle),
  };
  const lines = Object.entries(addresses).flatMap(([directive, files]) =>
    files.flatMap((address) => {
      const name = findForbidding(policy, directive as keyof typeof addresses, address, origin);
      return name === undefined ? [] : `  ${origin} does not allow ${new URL(address).origin} in ${name}`;
    }),
  );
  return [...new Set(lines)];
}

const isScript = (address: string) => address.endsWith('.js');
const isStyle = (address: string) => address.endsWith('.css');

/**
 * Reads the policies in a file: the value of the header, or nginx's configuration with it.
 * @param origin of the pages
 */
export function readPolicyFile(file: string, origin: string): PagePolicy {
  const policies = readFileSync(file, 'utf8').match(/[^"\n]*\bscript-src [^"\n]*/g) ?? [];
  if (policies.length === 0) throw new UsageError(`--policy: ${file} has no Content-Security-Policy with script-src.`);
  return { origin, policy: policies.map((text) => text.replace(/^.*content-security-policy:/i, '')).join() };
}

/** Reads the policy from a page, since servers may send it only with pages. */
export async function readPolicy(origin: string): Promise<PagePolicy> {
  const options = { headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const answer = await fetch(`${origin}/`, options).catch((error: unknown) => {
    throw new UsageError(
      `The page of the shell ${origin}/ cannot be reached (${describe(error)}), so its Content-Security-Policy is unknown. Start the shell and repeat.`,
    );
  });
  await answer.body?.cancel();
  if (!answer.ok)
    throw new UsageError(
      `The page of the shell ${origin}/ answers ${answer.status}, so its Content-Security-Policy is unknown. Mend the shell and repeat.`,
    );
  return { origin, policy: answer.headers.get('content-security-policy') ?? '' };
}
