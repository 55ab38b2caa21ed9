import { setImmediate } from 'node:timers/promises';
import { and, asc, gt, type SQL } from 'drizzle-orm';
import { DateTime } from 'luxon';
import writeXlsxFile from 'write-excel-file/node';
import { csvLines, writeCsv as writeTable } from 'shared-api/csv';
import { ZONE } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import { readParticipants } from './participantRows.ts';

export type Column = Schema<'ExportColumn'>;
type Row = Schema<'OrganizerParticipant'>;

/** Rows per query. */
const PART = 500;
const MOST_XLSX_ROWS = 20_000;

const STATES: Record<Row['state'], string> = {
  registering: 'Заполняет профиль',
  waiting: 'Ждёт активации',
  declined: 'Отклонена',
  active: 'Активна',
  blocked: 'Заблокирована',
};

const time = (iso: string | null) =>
  iso === null ? '' : DateTime.fromISO(iso, { zone: ZONE }).toFormat('dd.MM.yyyy HH:mm');

const COLUMNS: Record<Column, { title: string; valueOf: (row: Row) => string | number }> = {
  id: { title: 'Номер', valueOf: ({ id }) => id },
  company: { title: 'Компания', valueOf: ({ company }) => company },
  type: { title: 'Тип', valueOf: ({ type }) => type },
  city: { title: 'Город', valueOf: ({ city }) => city },
  contact: { title: 'Контакт', valueOf: ({ contact }) => contact },
  email: { title: 'Почта', valueOf: ({ email }) => email },
  phone: { title: 'Телефон', valueOf: ({ phone }) => phone },
  state: { title: 'Состояние', valueOf: ({ state }) => STATES[state] },
  stand: { title: 'Стенд', valueOf: ({ stand }) => stand },
  free_slots: { title: 'Свободное время', valueOf: ({ free_slots }) => free_slots },
  sent: { title: 'Приглашений отправлено', valueOf: ({ sent }) => sent },
  received: { title: 'Приглашений получено', valueOf: ({ received }) => received },
  meetings: { title: 'Встречи', valueOf: ({ meetings }) => meetings },
  seen_at: { title: 'Заходили (МСК)', valueOf: ({ seen_at }) => time(seen_at) },
  created_at: { title: 'Регистрация (МСК)', valueOf: ({ created_at }) => time(created_at) },
};

export const ALL_COLUMNS = Object.keys(COLUMNS) as Column[];

/** Columns whose export needs the password. */
export const CONTACTS: readonly Column[] = ['contact', 'email', 'phone'];

/** A table for programs that read CSV in Russian settings. */
export async function* writeCsv(db: Database, where: SQL | undefined, columns: Column[]): AsyncGenerator<string> {
  yield writeTable([columns.map((name) => COLUMNS[name].title)]);
  for await (const rows of readRows(db, where)) yield csvLines(toCells(rows, columns));
}

/** @throws HttpError 409 when the table is too long */
export async function writeXlsx(db: Database, where: SQL | undefined, columns: Column[]): Promise<Buffer> {
  const count = await db.$count(users, where);
  if (count > MOST_XLSX_ROWS) throw conflict('Больше 20 000 строк: выберите CSV.');
  const cells: (string | number)[][] = [];
  for await (const rows of readRows(db, where)) cells.push(...toCells(rows, columns));
  const head = columns.map((name) => ({ value: COLUMNS[name].title, fontWeight: 'bold' as const }));
  // A typed cell stays text, also when it begins like a formula.
  const body = cells.map((row) =>
    row.map((value) => (typeof value === 'number' ? { type: Number, value } : { type: String, value })),
  );
  return writeXlsxFile([head, ...body], { stickyRowsCount: 1 }).toBuffer();
}

const toCells = (rows: Row[], columns: Column[]) =>
  rows.map((row) => columns.map((name) => COLUMNS[name].valueOf(row)));

async function* readRows(db: Database, where: SQL | undefined): AsyncGenerator<Row[]> {
  let last = 0;
  for (;;) {
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(and(where, gt(users.id, last)))
      .orderBy(asc(users.id))
      .limit(PART);
    if (found.length === 0) return;
    last = found.at(-1)?.id ?? last;
    yield await readParticipants(
      db,
      found.map(({ id }) => id),
    );
    // The embedded database never yields to the event loop.
    await setImmediate();
  }
}
