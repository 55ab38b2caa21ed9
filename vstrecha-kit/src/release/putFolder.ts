import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_FILE } from '../build/buildInfo.ts';
import { describe } from '../shell/readDescription.ts';
import { UsageError } from '../system/UsageError.ts';

const TIMEOUT_MS = 20_000;

/**
 * Puts the files of a build below an address by PUT, its description last.
 * @throws {UsageError} when the server refuses a file
 */
export async function putFolder(folder: string, address: string, token: string | undefined): Promise<void> {
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort((one, other) => Number(one === BUILD_FILE) - Number(other === BUILD_FILE));
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  for (const name of names) {
    const request = { method: 'PUT', headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    const problem = await fetch(`${address}/${name}`, { ...request, body: readFileSync(path.join(folder, name)) }).then(
      ({ ok, status }) =>
        ok ? undefined : `answers ${status}${[401, 403].includes(status) ? ' (see PREVIEW_TOKEN)' : ''}`,
      describe,
    );
    if (problem !== undefined)
      throw new UsageError(
        `${address}/${name} cannot be put there: ${problem}. Give --folder, or copy ${folder} there yourself and repeat.`,
      );
  }
}
