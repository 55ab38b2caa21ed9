import { Client } from 'pg';

const CONNECTIONS = 20;
const TEXT = 'x'.repeat(500);

/**
 * Commits small transactions on 20 connections as fast as PostgreSQL takes them. Transactions with NOTIFY take one lock at their commit, so they
 * cannot share one wait for the disk (PostgreSQL, `PreCommit_Notify`).
 * @returns commits per second without and with NOTIFY
 */
export async function benchNotify(databaseUrl: string, seconds: number): Promise<{ plain: number; notifying: number }> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client(databaseUrl));
  for (const client of clients) await client.connect();
  await clients[0]?.query('create table if not exists bench_notify (text text not null)');
  async function measure(statement: string): Promise<number> {
    const end = performance.now() + seconds * 1000;
    let commits = 0;
    await Promise.all(
      clients.map(async (client) => {
        while (performance.now() < end) {
          await client.query(statement, [TEXT]);
          commits += 1;
        }
      }),
    );
    return commits / seconds;
  }
  const plain = await measure('insert into bench_notify (text) values ($1)');
  const notifying = await measure(
    `with written as (insert into bench_notify (text) values ($1) returning text) select pg_notify('bench', text) from written`,
  );
  for (const client of clients) await client.end();
  return { plain, notifying };
}
