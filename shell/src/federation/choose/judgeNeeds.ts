import { satisfy } from '@module-federation/runtime-core';
import { findUnmetNeeds } from 'shared-api/needs';
import { hostProvides } from '../host/hostProvides';
import type { BuildDetails } from '../registry/parseRegistry';

// Loaded only for builds whose release has not been checked against this shell.

/** Whether this host has every module and name that a build imports. */
export function hasNames({ needs }: BuildDetails): boolean {
  return findUnmetNeeds(needs, hostProvides).missing.length === 0;
}

/** Whether the types of those names fit. */
export function hasTypes({ needs }: BuildDetails): boolean {
  return findUnmetNeeds(needs, hostProvides).differing.length === 0;
}

/**
 * Whether a version is in a semver range of any form. False for an unreadable range, so that other builds are not
 * affected.
 */
export function isInRange(version: string, range: string): boolean {
  try {
    return satisfy(version, range);
  } catch {
    return false;
  }
}
