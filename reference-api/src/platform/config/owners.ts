import { StartupError } from '../errors/startupError.ts';
import type { Environment } from './variables.ts';

/** Addresses for alerts by owner of remotes: an e-mail address, or that of a webhook. `*` is all others. */
export type Owners = ReadonlyMap<string, string>;

const EXAMPLE = '@your-team=team@company.example, *=https://hooks.company.example/vstrecha';

/** @throws StartupError when a part is not `owner=address` */
export function readOwners({ REMOTE_OWNERS: value }: Environment): Owners {
  const parts = (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return new Map(
    parts.map((part) => {
      const [, owner, address] = /^([^=\s]+)=(\S+@\S+|https?:\/\/\S+)$/.exec(part) ?? [];
      // Without the value: a webhook's address is a secret.
      if (owner === undefined || address === undefined)
        throw new StartupError(`REMOTE_OWNERS must be owners with an address each, as ${EXAMPLE}.`);
      return [owner, address];
    }),
  );
}
