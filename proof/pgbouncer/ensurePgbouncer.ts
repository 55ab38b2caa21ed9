import { existsSync } from 'node:fs';
import { installPackages } from 'tooling/system/installPackages';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Path of Debian's PgBouncer, which is installed first where it is missing. PGBOUNCER_PATH names another one. */
export function ensurePgbouncer(): string {
  const program = process.env.PGBOUNCER_PATH || PROGRAM;
  if (existsSync(program) || (program === PROGRAM && installPackages('pgbouncer'))) return program;
  throw new Error(`PgBouncer is not at ${program}: install Debian's package pgbouncer, or name it in PGBOUNCER_PATH.`);
}
