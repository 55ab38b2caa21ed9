import { and, eq, inArray } from 'drizzle-orm';
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

/**
 * Adds what a catalogue lacks; stored names stay, because companies refer to them.
 * @returns how many were added
 * @throws CommandError for a city whose country is unknown
 */
export async function importCatalogue(act: Organizing, catalogue: Catalogue, lines: readonly Line[]): Promise<number> {
  const added = await ADD[catalogue](act, lines);
  if (added === 0) act.unchanged();
  else await act.journal('catalogue', { type: 'catalogue', title: TITLES[catalogue] }, null, { added });
  return added;
}

const ADD: Record<Catalogue, (act: Organizing, lines: readonly Line[]) => Promise<number>> = {
  async countries({ tx }, lines) {
    const stored = await tx.select({ title: countries.title }).from(countries);
    const fresh = freshNames(
      lines,
      stored.map(({ title }) => title),
    );
    for (const part of partsOf(fresh)) await tx.insert(countries).values(part.map((title) => ({ title })));
    return fresh.length;
  },

  async cities({ tx }, lines) {
    const idByTitle = new Map((await tx.select().from(countries)).map(({ id, title }) => [title, id]));
    let added = 0;
    for (const [country, names] of byGroup(lines)) {
      const country_id = idByTitle.get(country);
      if (country_id === undefined) throw new CommandError(`Страны «${country}» нет: сначала загрузите её.`);
      for (const part of partsOf(names)) {
        const isStored = and(eq(cities.country_id, country_id), inArray(cities.title, part));
        const stored = new Set((await tx.select().from(cities).where(isStored)).map(({ title }) => title));
        const fresh = part.filter((title) => !stored.has(title));
        if (fresh.length > 0) await tx.insert(cities).values(fresh.map((title) => ({ country_id, title })));
        added += fresh.length;
      }
    }
    return added;
  },

  async activities({ tx }, lines) {
    const stored = await tx.select().from(activities);
    let added = 0;
    for (const [group, names] of byGroup(lines)) {
      let node = stored.find((row) => row.node === 0 && row.value === group)?.id;
      if (node === undefined) {
        const [row] = await tx.insert(activities).values({ value: group, node: 0 }).returning({ id: activities.id });
        node = row?.id ?? 0;
        added += 1;
      }
      const known = new Set(stored.filter((row) => row.node === node).map(({ value }) => value));
      const values = names.filter((name) => !known.has(name)).map((value) => ({ value, node }));
      if (values.length > 0) await tx.insert(activities).values(values);
      added += values.length;
    }
    return added;
  },

  async industries({ tx }, lines) {
    const stored = await tx.select({ name: industries.name }).from(industries);
    const fresh = freshNames(
      lines,
      stored.map(({ name }) => name),
    );
    for (const part of partsOf(fresh)) await tx.insert(industries).values(part.map((name) => ({ name })));
    return fresh.length;
  },
};

const freshNames = (lines: readonly Line[], stored: readonly string[]): string[] => {
  const known = new Set(stored);
  return [...new Set(lines.map(([, name]) => name))].filter((name) => !known.has(name));
};

const partsOf = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / PART) }, (_, index) => names.slice(index * PART, (index + 1) * PART));

/** Names without repetitions, by group. */
function byGroup(lines: readonly Line[]): Map<string, string[]> {
  const groups = Map.groupBy(lines, ([group]) => group);
  return new Map([...groups].map(([group, rows]) => [group, [...new Set(rows.map(([, name]) => name))]]));
}
