import { meetsNeeds } from 'shared-api/needs';
import { hostProvides } from './hostProvides';
import type { BuildDetails } from './parseRegistry';

/** Whether this host has what a build imports, with types that fit. It comes with the table of all names and types, only when that is needed. */
export function hasNeeded({ needs }: BuildDetails): boolean {
  return meetsNeeds(needs, hostProvides);
}
