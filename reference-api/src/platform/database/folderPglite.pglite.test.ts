import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { hasNamespaces } from '#testing/namespaces.ts';

const folder = mkdtempSync(join(tmpdir(), 'vstrecha-full-'));
const children: ChildProcess[] = [];
after(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** The mount is private to the test's programs and disappears with them. */
const OWN_MOUNTS = ['--map-root-user', '--mount', '--kill-child', '--fork'];

const OPEN = `
  const { appendFileSync } = await import('node:fs');
  const { sql } = await import('drizzle-orm');
  const { openFolder } = await import(${JSON.stringify(new URL('openDatabase.ts', import.meta.url).href)});
  const { db, close } = await openFolder(process.argv[1] + '/data');`;

const FILL = `${OPEN}
  await db.execute(sql\`create table kept as select 1 as one\`);
  try {
    for (;;) appendFileSync(process.argv[1] + '/filler', Buffer.alloc(100_000));
  } catch {}
  const grown = await db.execute(sql\`create table grown as select repeat(md5(n::text), 60) from generate_series(1, 100) n\`)
    .catch((error) => error.cause.severity);
  console.log('data:', grown, (await db.execute(sql\`select * from kept\`)).rows.length);
  for (;;)
    await db
      .transaction((tx) => tx.execute(sql\`select pg_logical_emit_message(false, '', repeat('x', 1000000))\`))
      .catch(() => undefined);`;

const READ = `${OPEN}
  console.log('kept:', (await db.execute(sql\`select * from kept\`)).rows.length);
  await close();`;

/** Runs the programs one after the other on a small disk, which grows in between. */
async function runOnSmallDisk(): Promise<string> {
  const script = `mount -t tmpfs -o size=64m tmpfs "$1" || exit
    "$2" --input-type=module -e "$3" "$1"; echo "exit: $?"
    mount -o remount,size=200m tmpfs "$1" && "$2" --input-type=module -e "$4" "$1"`;
  const child = spawn('unshare', [...OWN_MOUNTS, 'sh', '-c', script, 'sh', folder, process.execPath, FILL, READ], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return text(child.stdout);
}

test('exits when PGlite’s log fills the disk, keeping commits [OPS-03]', async () => {
  if (!hasNamespaces(OWN_MOUNTS, 'a full disk under the log of PGlite')) return;
  const output = await runOnSmallDisk();
  assert.match(output, /^data: ERROR 1$/m);
  const fatal = output.split('\n').filter((line) => line.includes('"level":"fatal"'));
  assert.equal(fatal.length, 1, output);
  assert.match(fatal[0] ?? '', /no room for the database’s journal \(could not write to file/);
  assert.match(output, /^exit: 1\nkept: 1$/m);
});
