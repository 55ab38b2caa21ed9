import assert from 'node:assert/strict';
import { test } from 'node:test';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { openTestDatabase } from '#testing/openTestDatabase.ts';
import { selectRows } from './database.ts';
import * as schema from './schema.ts';

/** Tables that triggers and hand-written SQL use alone. */
const UNDECLARED = ['answer_counts', 'failure_reports', 'field_figures', 'free_time', 'invitation_counts'];

test('declares the tables and columns that the migrations create', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const rows = await selectRows<{ place: string; kind: string }>(
      db,
      sql`select c.relname || '.' || a.attname as place,
          format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
          || case when a.attgenerated <> '' then ' generated' when a.attidentity <> '' then ' identity' when a.atthasdef then ' default' else '' end
          || case when a.attnum = any (k.conkey) then ' key' else '' end as kind
        from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
          and not c.relname = any (${sql.param(`{${UNDECLARED.join(',')}}`)}::text[])`,
    );
    const migrated = Object.fromEntries(rows.map(({ place, kind }) => [place, kind]));
    assert.deepEqual(sorted(declaredColumns()), sorted(migrated));
  } finally {
    await close();
  }
});

const sorted = (columns: Record<string, string>) => Object.entries(columns).sort().map(String);

function declaredColumns(): Record<string, string> {
  const kinds: Record<string, string> = {};
  for (const table of Object.values(schema).filter((value) => is(value, PgTable))) {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
    for (const column of columns) {
      const isKey = column.primary || keys.has(column.name);
      kinds[`${name}.${column.name}`] = [
        column.getSQLType(),
        ...(column.notNull || isKey ? ['not null'] : []),
        ...originOf(column),
        ...(isKey ? ['key'] : []),
      ].join(' ');
    }
  }
  return kinds;
}

function originOf(column: { generated: unknown; generatedIdentity: unknown; hasDefault: boolean }): string[] {
  if (column.generated) return ['generated'];
  if (column.generatedIdentity) return ['identity'];
  return column.hasDefault ? ['default'] : [];
}
