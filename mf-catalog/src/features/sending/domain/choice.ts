import type { CatalogFilter } from '#domain/catalogFilter';

/** A company that accepts mailings. */
export interface Company {
  id: number;
  company: string;
}

/** All companies of a filter, except a few. */
export interface Group {
  filter: CatalogFilter;
  /** Number of companies found when the group was added. */
  found: number;
  except: readonly Company[];
}

/**
 * Chosen recipients. All companies of a filter are stored as one value, so choosing 99,999 costs the same as choosing
 * 3.
 */
export interface Choice {
  groups: readonly Group[];
  /** Companies picked individually. */
  picked: readonly Company[];
}

/** Ids that a group's filter finds; undefined while loading. */
export type Members = { has: (id: number) => boolean } | undefined;

export const emptyChoice: Choice = { groups: [], picked: [] };

const isIn = (companies: readonly Company[], id: number) => companies.some((company) => company.id === id);
const without = (companies: readonly Company[], ids: ReadonlySet<number>) => companies.filter(({ id }) => !ids.has(id));

export const isEmptyChoice = ({ groups, picked }: Choice): boolean => groups.length === 0 && picked.length === 0;

/**
 * Whether a company is chosen.
 * @param members the companies that each group's filter finds
 */
export function isChosen({ groups, picked }: Choice, members: readonly Members[], id: number): boolean {
  return isIn(picked, id) || groups.some(({ except }, index) => members[index]?.has(id) && !isIn(except, id));
}

/** Adds companies to the choice or removes them. */
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

/** Adds all companies of a filter. */
export function chooseAll(choice: Choice, filter: CatalogFilter, found: number): Choice {
  return {
    ...choice,
    groups: [...choice.groups.filter((group) => !isSame(group.filter, filter)), { filter, found, except: [] }],
  };
}

/** Removes a whole group. */
export function dropGroup(choice: Choice, index: number): Choice {
  return { ...choice, groups: choice.groups.filter((_, place) => place !== index) };
}

/** Index of a filter's group, or -1. */
export function groupOf({ groups }: Choice, filter: CatalogFilter): number {
  return groups.findIndex((group) => isSame(group.filter, filter));
}

/** Whether the choice contains the filter's group without exceptions. */
export function hasAll(choice: Choice, filter: CatalogFilter): boolean {
  return choice.groups[groupOf(choice, filter)]?.except.length === 0;
}

function isSame(one: CatalogFilter, other: CatalogFilter): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
