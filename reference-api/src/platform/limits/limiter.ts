import { createHash } from 'node:crypto';
import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';

/** How often an action is allowed per key. */
export interface LimitRule {
  /** Prefix of its counters' keys in the database; unique per rule. */
  name: string;
  /** Most points within a window. */
  points: number;
  /** Length of a window, which begins with the first point. */
  windowMs: number;
}

export interface TakeOptions {
  /** Points that the action takes; 1 by default. */
  cost?: number;
  /** An open transaction: the count is undone with it. Required inside one, since PGlite has a single connection. */
  tx?: Database;
}

/** Counts actions in the database, so that all its processes share the limits. Keys are stored as hashes. */
export interface Limiter {
  /**
   * Counts points before the work, so that parallel requests cannot exceed a limit together. Points above the limit count too.
   * While the database is unavailable each process counts in memory.
   * @returns seconds until the window ends when the limit is exceeded; undefined when the work is allowed
   * @throws Error of the database, inside a transaction only
   */
  take(rule: LimitRule, key: string | number, options?: TakeOptions): Promise<number | undefined>;
  /** Returns a point, for work that turned out harmless. */
  giveBack(rule: LimitRule, key: string | number): Promise<void>;
  /** Sets a counter to zero. */
  reset(rule: LimitRule, key: string | number): Promise<void>;
}

export function createLimiter(db: Database, clock: Clock): Limiter {
  const schema = counters(clock);
  const limiters = new Map<string, RateLimiterDrizzle>();

  const optionsOf = ({ name, points, windowMs }: LimitRule, storeClient: Database) => ({
    storeClient,
    schema,
    keyPrefix: name,
    points,
    duration: windowMs / 1000,
    // Housekeeping deletes expired rows.
    clearExpiredByTimeout: false,
  });

  function limiterOf(rule: LimitRule): RateLimiterDrizzle {
    const id = `${rule.name} ${rule.points} ${rule.windowMs}`;
    const cached = limiters.get(id);
    if (cached) return cached;
    const { keyPrefix, points, duration } = optionsOf(rule, db);
    const insuranceLimiter = new RateLimiterMemory({ keyPrefix, points, duration });
    const limiter = new RateLimiterDrizzle({ ...optionsOf(rule, db), insuranceLimiter });
    limiters.set(id, limiter);
    return limiter;
  }

  return {
    async take(rule, key, { cost = 1, tx } = {}) {
      const limiter = tx ? new RateLimiterDrizzle(optionsOf(rule, tx)) : limiterOf(rule);
      try {
        await limiter.consume(hashOf(key), cost);
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async giveBack(rule, key) {
      await limiterOf(rule).reward(hashOf(key));
    },
    async reset(rule, key) {
      await limiterOf(rule).delete(hashOf(key));
    },
  };
}

/** The library uses the machine's time; this column converts it to the server's clock and back. */
function counters(clock: Clock) {
  const offset = () => clock.now().getTime() - Date.now();
  const expiry = customType<{ data: Date; driverData: string }>({
    dataType: () => 'timestamptz',
    toDriver: (at) => new Date(at.getTime() + offset()).toISOString(),
    fromDriver: (at) => new Date(Date.parse(at) - offset()),
  });
  return pgTable('limit_counts', {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: expiry().notNull(),
  });
}

const hashOf = (key: string | number) => createHash('sha256').update(String(key)).digest('base64url');
