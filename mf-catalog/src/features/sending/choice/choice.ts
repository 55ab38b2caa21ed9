import type { CatalogFilter } from '#domain/catalogFilter';

/** A company that can be written to. */
export interface Company {
  id: number;
  company: string;
}

/** Everybody that a filter finds, but a few. */
export interface Group {
  filter: CatalogFilter;
  /** How many the filter found when it was chosen. */
  found: number;
  except: readonly Company[];
}

/**
 * Who is to be written to. Whom a filter finds is one value however many they are, so that choosing 99,999 costs what choosing 3 does.
 */
export interface Choice {
  groups: readonly Group[];
  /** Those chosen one by one. */
  picked: readonly Company[];
}

/** The companies that a group's filter finds, in the catalogue's order; undefined while they are asked for. */
export type Members = { has: (id: number) => boolean } | undefined;

export const emptyChoice: Choice = { groups: [], picked: [] };

const isIn = (companies: readonly Company[], id: number) => companies.some((company) => company.id === id);
const without = (companies: readonly Company[], ids: ReadonlySet<number>) => companies.filter(({ id }) => !ids.has(id));

export const isNobody = ({ groups, picked }: Choice): boolean => groups.length === 0 && picked.length === 0;

/**
 * Whether a company is chosen.
 * @param members whom each group's filter finds
 */
export function isChosen({ groups, picked }: Choice, members: readonly Members[], id: number): boolean {
  return isIn(picked, id) || groups.some(({ except }, index) => members[index]?.has(id) && !isIn(except, id));
}

/** Chooses companies one by one, or no longer. */
export function choose(
  choice: Choice,
  members: readonly Members[],
  companies: readonly Company[],
  isWanted: boolean,
): Choice {
  const ids = new Set(companies.map(({ id }) => id));
  const picked = without(choice.picked, ids);
  if (!isWanted) {
    const groups = choice.groups.map((group, index) => ({
      ...group,
      except: [
        ...without(group.except, ids),
        ...companies.filter(({ id }) => members[index]?.has(id)).map(({ id, company }) => ({ id, company })),
      ],
    }));
    return { groups, picked };
  }
  const groups = choice.groups.map((group) => ({ ...group, except: without(group.except, ids) }));
  const single = companies.filter(({ id }) => !isChosen({ groups, picked: [] }, members, id));
  return { groups, picked: [...picked, ...single.map(({ id, company }) => ({ id, company }))] };
}

/** Chooses everybody that a filter finds. */
export function chooseAll(choice: Choice, filter: CatalogFilter, found: number): Choice {
  return {
    ...choice,
    groups: [...choice.groups.filter((group) => !isSame(group.filter, filter)), { filter, found, except: [] }],
  };
}

/** Takes a group back as a whole. */
export function dropGroup(choice: Choice, index: number): Choice {
  return { ...choice, groups: choice.groups.filter((_, place) => place !== index) };
}

/** Which group a filter is, or -1. */
export function groupOf({ groups }: Choice, filter: CatalogFilter): number {
  return groups.findIndex((group) => isSame(group.filter, filter));
}

/** Whether everybody that a filter finds is chosen by it. */
export function hasAll(choice: Choice, filter: CatalogFilter): boolean {
  return choice.groups[groupOf(choice, filter)]?.except.length === 0;
}

function isSame(one: CatalogFilter, other: CatalogFilter): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
