import { describe } from '../shell/readDescription.ts';
import { UsageError } from '../system/UsageError.ts';
import { applyChange } from './applyChange.ts';
import { parseRegistry, toLine, type Registry } from './registry.ts';
import type { RegistryPlace } from './registryPlace.ts';

const TIMEOUT_MS = 90_000;

/**
 * The registry of a service, which judges every change itself and accepts it only for the version that was read.
 * @param address of its registry.json
 * @param token that may change a remote; without it the registry can only be read
 */
export function serviceRegistry(address: string, token: string | undefined): RegistryPlace {
  const read = async () => parseRegistry(await ask(address), address);
  return {
    read,
    async change(judge) {
      if (token === undefined)
        throw new UsageError(
          `The registry ${address} wants a token. Get one for your remote from its operator, and set REGISTRY_TOKEN.`,
        );
      const present = await read();
      const { container, change, further = [], registry, shells, reason } = await judge(present);
      if (further.length > 0)
        throw new UsageError(
          'A token is for one remote: bring back a set of builds where the file of the registry is.',
        );
      refuseSettings(present, registry);
      const next = applyChange(registry, container, change, { shells, by: '', at: new Date() });
      const sent = change.kind === 'release' ? { ...change, build: toLine(change.build) } : change;
      await ask(new URL(`registry/${container}`, address).href, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ version: present.version ?? 0, change: sent, reason }),
      });
      return next;
    },
  };
}

/** Shells and the address of failure reports concern all remotes. */
function refuseSettings(present: Registry, { shells, reports }: Registry): void {
  if (reports !== present.reports || String(shells ?? []) !== String(present.shells ?? []))
    throw new UsageError('--shell and --reports are set by the operator of the registry, in its file.');
}

async function ask(address: string, options: RequestInit = {}): Promise<string> {
  // A redirect would take the token elsewhere.
  const answer = await fetch(address, {
    ...options,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new UsageError(`The registry ${address} cannot be reached (${describe(error)}). Nothing was changed.`);
  });
  const text = await answer.text();
  if (answer.ok) return text;
  throw new UsageError(`The registry ${address} answers ${answer.status}: ${text.slice(0, 2000)}`);
}
