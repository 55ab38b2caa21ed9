import { StartupError } from '../errors/startupError.ts';

export type Environment = Record<string, string | undefined>;

const LAST_PORT = 65_535;

/**
 * A whole number from 0.
 * @throws StartupError naming the variable
 */
export function readAmount(env: Environment, variable: string, usual: number): number {
  const value = env[variable];
  if (!value) return usual;
  if (!/^\d{1,9}$/.test(value))
    throw new StartupError(`${variable} должна быть целым числом от 0, а указано «${value}».`);
  return Number(value);
}

/**
 * A port, or undefined when the variable is empty; 0 takes a free one.
 * @throws StartupError naming the variable
 */
export function readPort(env: Environment, variable: string): number | undefined {
  const value = env[variable];
  if (!value) return undefined;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > LAST_PORT)
    throw new StartupError(`${variable} должен быть числом от 0 до ${LAST_PORT}, а указано «${value}».`);
  return port;
}
