import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { StartupError } from '../errors/startupError.ts';

/** Set after connecting: among the startup parameters poolers refuse them, or ignore them silently. */
const SETTINGS = {
  /** Our slowest statement takes 50 ms at 100,000 companies. Migrations and bulk inserts lift it. */
  statement_timeout: '30s',
  /** For idle transactions, whose locks block others. */
  idle_in_transaction_session_timeout: '30s',
  /** Parallel workers of one search would take the cores from everybody else's calls. */
  max_parallel_workers_per_gather: '0',
  /** A plan for all values of a named statement lets a chosen search take a hundred times as long. */
  plan_cache_mode: 'force_custom_plan',
};

/** Keeps a marker that no other connection has. */
const MARKER = 'vstrecha.connection';

/** Gives a new connection its settings. */
export async function applySettings(client: ClientBase): Promise<void> {
  await client.query(
    Object.entries(SETTINGS)
      .map(([name, value]) => `set ${name} = '${value}'`)
      .join('; '),
  );
}

/**
 * Proves that connections keep their settings. Behind a pooler in transaction mode the second client gets the server's connection of the
 * first, or keeps the first from getting it again.
 * @throws StartupError when they do not
 */
export async function checkSettings(pool: Pool): Promise<void> {
  const [one, other] = [await pool.connect(), await pool.connect()];
  const marker = randomUUID();
  try {
    await one.query('select set_config($1, $2, false)', [MARKER, marker]);
    await other.query('begin');
    const leaked = await readSetting(other, MARKER);
    const kept = await readSetting(one, MARKER);
    await other.query('rollback');
    if (kept !== marker || leaked === marker)
      throw new StartupError(
        'DATABASE_URL leads to a pooler that shares connections between transactions, so timeouts do not hold: set pool_mode=session (docs/operating.md, PgBouncer).',
      );
  } finally {
    one.release(true);
    other.release(true);
  }
}

async function readSetting(client: ClientBase, name: string): Promise<string | null | undefined> {
  const { rows } = await client.query<{ value: string | null }>('select current_setting($1, true) as value', [name]);
  return rows[0]?.value;
}
