import { eq } from 'drizzle-orm';
import { textKey } from 'shared-api/text';
import type { Database } from '#platform/database/database.ts';
import { activities, cities, countries, industries } from '#platform/database/schema.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { CommandError } from './operator.ts';

/** Columns of a catalogue's file, in their order. */
export const COLUMNS = {
  countries: ['страна'],
  cities: ['страна', 'город'],
  activities: ['группа', 'сфера'],
  industries: ['отрасль'],
} as const;

export type Catalogue = keyof typeof COLUMNS;
/** A line of a file: the group, or an empty text, and the name in it. */
export type Line = readonly [group: string, name: string];

/** The catalogues in the order of their import: cities need their countries. */
export const CATALOGUES = Object.keys(COLUMNS) as Catalogue[];

export const TITLES: Record<Catalogue, string> = {
  countries: 'Страны',
  cities: 'Города',
  activities: 'Сферы деятельности',
  industries: 'Отрасли',
};

/** Rows per statement. */
const PART = 1000;

/** A name of a file that looks like another one and is not added. */
export interface Likeness {
  name: string;
  like: string;
}

/** What an import would add, and which names it takes for others. */
export async function planImport(
  db: Database,
  catalogue: Catalogue,
  lines: readonly Line[],
): Promise<{ fresh: Line[]; likenesses: Likeness[] }> {
  const keyOf = ([group, name]: Line) => `${textKey(group)}\n${textKey(name)}`;
  const known = new Map((await STORED[catalogue](db)).map((line) => [keyOf(line), line[1]]));
  const fresh: Line[] = [];
  const likenesses = new Map<string, Likeness>();
  for (const line of lines) {
    const [, name] = line;
    const like = known.get(keyOf(line));
    if (like === undefined) {
      known.set(keyOf(line), name);
      fresh.push(line);
    } else if (like !== name) likenesses.set(`${line[0]}\n${name}`, { name, like });
  }
  return { fresh, likenesses: [...likenesses.values()] };
}

/**
 * Adds what a catalogue lacks; stored names stay, because companies refer to them.
 * @returns how many were added
 * @throws CommandError for a city whose country is unknown
 */
export async function importCatalogue(act: Organizing, catalogue: Catalogue, lines: readonly Line[]): Promise<number> {
  const { fresh } = await planImport(act.tx, catalogue, lines);
  const added = await ADD[catalogue](act, fresh, lines);
  if (added === 0) act.unchanged();
  else await act.journal('catalogue', { type: 'catalogue', title: TITLES[catalogue] }, null, { added });
  return added;
}

const STORED: Record<Catalogue, (db: Database) => Promise<Line[]>> = {
  countries: async (db) => (await db.select().from(countries)).map(({ title }) => ['', title]),
  async cities(db) {
    const rows = await db
      .select({ country: countries.title, title: cities.title })
      .from(cities)
      .innerJoin(countries, eq(countries.id, cities.country_id));
    return rows.map(({ country, title }) => [country, title]);
  },
  async activities(db) {
    const rows = await db.select().from(activities);
    const groups = new Map(rows.map(({ id, value }) => [id, value]));
    return rows.filter(({ node }) => node !== 0).map(({ node, value }) => [groups.get(node) ?? '', value]);
  },
  industries: async (db) => (await db.select().from(industries)).map(({ name }) => ['', name]),
};

const ADD: Record<Catalogue, (act: Organizing, fresh: Line[], lines: readonly Line[]) => Promise<number>> = {
  async countries({ tx }, fresh) {
    for (const part of partsOf(fresh)) await tx.insert(countries).values(part.map(([, title]) => ({ title })));
    return fresh.length;
  },

  async cities({ tx }, fresh, lines) {
    const ids = new Map((await tx.select().from(countries)).map(({ id, title }) => [textKey(title), id]));
    const unknown = lines.find(([country]) => !ids.has(textKey(country)));
    if (unknown) throw new CommandError(`Страны «${unknown[0]}» нет: сначала загрузите её.`);
    const rows = fresh.map(([country, title]) => ({ country_id: ids.get(textKey(country)) ?? 0, title }));
    for (const part of partsOf(rows)) await tx.insert(cities).values(part);
    return fresh.length;
  },

  async activities({ tx }, fresh) {
    const groups = await tx.select().from(activities).where(eq(activities.node, 0));
    const nodes = new Map(groups.map(({ id, value }) => [textKey(value), id]));
    const missing = [...new Map(fresh.map(([group]) => [textKey(group), group]))].filter(([key]) => !nodes.has(key));
    for (const [key, value] of missing) {
      const [row] = await tx.insert(activities).values({ value, node: 0 }).returning({ id: activities.id });
      nodes.set(key, row?.id ?? 0);
    }
    const rows = fresh.map(([group, value]) => ({ value, node: nodes.get(textKey(group)) ?? 0 }));
    for (const part of partsOf(rows)) await tx.insert(activities).values(part);
    return missing.length + fresh.length;
  },

  async industries({ tx }, fresh) {
    for (const part of partsOf(fresh)) await tx.insert(industries).values(part.map(([, name]) => ({ name })));
    return fresh.length;
  },
};

const partsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / PART) }, (_, index) => rows.slice(index * PART, (index + 1) * PART));
