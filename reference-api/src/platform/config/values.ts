import { StartupError } from '../errors/startupError.ts';

export type Environment = Record<string, string | undefined>;

/** True for 1, false for 0; undefined without a value. */
export function readSwitch(env: Environment, variable: string): boolean | undefined {
  const value = env[variable];
  if (!value) return undefined;
  if (value !== '0' && value !== '1') throw new StartupError(`${variable} должна быть 0 или 1, а указано «${value}».`);
  return value === '1';
}

/** An address without a trailing slash. */
export function readUrl(env: Environment, name: string, usual: string): string {
  const value = env[name] || usual;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartupError(`${name} должен быть адресом http:// или https://, а указано «${value}».`);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
