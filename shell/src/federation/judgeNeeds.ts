import { satisfy } from '@module-federation/runtime-core';
import { meetsNeeds } from 'shared-api/needs';
import { hostProvides } from './hostProvides';
import type { BuildDetails } from './parseRegistry';

// What comes only for builds that no release has held against this shell.

/** Whether this host has what a build imports, with types that fit. */
export function hasNeeded({ needs }: BuildDetails): boolean {
  return meetsNeeds(needs, hostProvides);
}

/** Whether a version is in a range of any form. What cannot be read as a range is not met, and no other build suffers from it. */
export function isInRange(version: string, range: string): boolean {
  try {
    return satisfy(version, range);
  } catch {
    return false;
  }
}
