import { StartupError } from '../errors/startupError.ts';
import { readAmount, readPort } from './readValues.ts';
import type { Environment, VariableName } from './variables.ts';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** How operators watch and stop the process. */
export interface Running {
  /** Lines below this level are not logged. */
  logLevel: LogLevel;
  /** Where to serve the figures for Prometheus; undefined for no figures. */
  metrics: { port: number; host: string } | undefined;
  /** What SIGTERM does. */
  stopping: Stopping;
}

/** Times of a stop by SIGTERM, in milliseconds from the signal. */
export interface Stopping {
  /** For the balancer to notice (first half) and for clients to connect to another process (second half). */
  drainMs: number;
  /** When requests under way are cut off. */
  limitMs: number;
}

/** Balancers ask every few seconds; containers are killed 30 s after the signal. */
const PRODUCTION = { drainSeconds: 10, stopSeconds: 25 };
const MOST_SECONDS = 3600;

/**
 * Reads how the process is watched and stopped.
 * @param port the port of the calls
 * @throws StartupError naming the variable whose value is unusable
 */
export function readRunning(env: Environment, port: number): Running {
  return { logLevel: readLogLevel(env['LOG_LEVEL']), metrics: readMetrics(env, port), stopping: readStopping(env) };
}

function readLogLevel(value: string | undefined): LogLevel {
  if (!value) return 'info';
  const level = LOG_LEVELS.find((name) => name === value);
  if (level === undefined) throw new StartupError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${value}".`);
  return level;
}

function readMetrics(env: Environment, callsPort: number): Running['metrics'] {
  const port = readPort(env, 'METRICS_PORT');
  if (port === undefined) {
    if (env['METRICS_HOST'])
      throw new StartupError('METRICS_HOST is set without METRICS_PORT: name the port that serves the figures.');
    return undefined;
  }
  if (port === callsPort && port !== 0)
    throw new StartupError(`METRICS_PORT and PORT must differ, but both are ${port}: figures are not for visitors.`);
  return { port, host: env['METRICS_HOST'] || '127.0.0.1' };
}

function readStopping(env: Environment): Stopping {
  const isProduction = env['NODE_ENV'] === 'production';
  const drain = readSeconds(env, 'DRAIN_SECONDS', isProduction ? PRODUCTION.drainSeconds : 0);
  const limit = readSeconds(env, 'STOP_SECONDS', Math.max(PRODUCTION.stopSeconds, drain));
  if (limit < drain)
    throw new StartupError(
      `STOP_SECONDS (${limit}) must not be less than DRAIN_SECONDS (${drain}): it limits the whole stop.`,
    );
  return { drainMs: drain * 1000, limitMs: limit * 1000 };
}

function readSeconds(env: Environment, variable: VariableName, usual: number): number {
  const seconds = readAmount(env, variable, usual);
  if (seconds > MOST_SECONDS)
    throw new StartupError(`${variable} must be a number of seconds up to ${MOST_SECONDS}, not "${seconds}".`);
  return seconds;
}
