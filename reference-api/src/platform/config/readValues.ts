import { StartupError } from '../errors/startupError.ts';
import type { Environment, VariableName } from './variables.ts';

const MOST_HOURS = 365 * 24;

// Readers of single variables. Each throws a StartupError that names the variable; an empty value counts as a missing one.

export function readAmount(env: Environment, variable: VariableName, usual: number): number {
  const value = env[variable];
  if (!value) return usual;
  if (!/^\d{1,9}$/.test(value)) throw new StartupError(`${variable} must be a whole number from 0, not "${value}".`);
  return Number(value);
}

export function readPort(env: Environment, name: VariableName): number | undefined {
  const value = env[name];
  if (!value) return undefined;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new StartupError(`${name} must be a number from 0 to 65535, not "${value}".`);
  return port;
}

export function readFlag(env: Environment, name: VariableName): boolean | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (value !== '0' && value !== '1') throw new StartupError(`${name} must be 0 or 1, not "${value}".`);
  return value === '1';
}

/** Without a trailing slash. */
export function readUrl(env: Environment, name: VariableName, usual: string): string {
  const value = env[name] || usual;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartupError(`${name} must be an address that begins with http:// or https://, not "${value}".`);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** In milliseconds. */
export function readHours(env: Environment, name: VariableName): number | undefined {
  const value = env[name];
  if (!value) return undefined;
  const hours = Number(value);
  if (!/^\d+$/.test(value) || hours < 1 || hours > MOST_HOURS)
    throw new StartupError(`${name} must be a number of hours from 1 to ${MOST_HOURS}, not "${value}".`);
  return hours * 60 * 60 * 1000;
}
