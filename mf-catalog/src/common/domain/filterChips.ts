import { brandingOptions } from 'shared-api/company-info';
import type { Schema, UserType } from 'shared-api/contract';
import { STATUS_KEYS, type CatalogFilter, type FilterKey } from './catalogFilter';
import { COMMON_TIME, listLabels, statusChip } from './filterTexts';

/** A chosen filter value as shown to the user. */
export interface FilterChip {
  id: string;
  label: string;
  /** The filter that this value belongs to. */
  key: FilterKey;
  /** Filter fields after removing this value. */
  rest: Partial<CatalogFilter>;
}

interface ChipContext {
  viewer: UserType;
  /** All activity areas; undefined while loading. */
  activities: readonly Schema<'ActivityArea'>[] | undefined;
}

/** Chips of all chosen values except the company name. A fully chosen group of activity areas is one chip. */
export function filterChips(filter: CatalogFilter, { viewer, activities }: ChipContext): FilterChip[] {
  const labels = listLabels(viewer);
  const texts = (key: 'location' | 'circulation' | 'sum' | 'branding', labelOf = (value: string) => value) =>
    filter[key].map((value) => ({
      id: `${key} ${value}`,
      label: labelOf(value),
      key,
      rest: { [key]: filter[key].filter((other) => other !== value) },
    }));
  const companies: UserType = viewer === 'Заказчик' ? 'Поставщик' : 'Заказчик';
  const branding = (value: string) => {
    const [option] = brandingOptions([value], companies);
    return companies === 'Поставщик' && option ? option.label : `${labels.branding}: ${value}`;
  };
  return [
    ...texts('location'),
    ...activityChips(filter.activity, activities, labels.activity),
    ...texts('circulation'),
    ...texts('sum'),
    ...texts('branding', branding),
    ...STATUS_KEYS.flatMap((key) => {
      const status = filter[key];
      return status === 0 ? [] : [{ id: key, label: statusChip(key, status), key, rest: { [key]: 0 } }];
    }),
    ...(filter.commonTime
      ? [{ id: 'commonTime', label: COMMON_TIME, key: 'commonTime' as const, rest: { commonTime: false } }]
      : []),
  ];
}

function activityChips(
  chosen: readonly number[],
  activities: readonly Schema<'ActivityArea'>[] | undefined,
  label: string,
): FilterChip[] {
  const chip = (id: number | string, text: string, ids: readonly number[]): FilterChip => ({
    id: `activity ${id}`,
    label: text,
    key: 'activity',
    rest: { activity: chosen.filter((other) => !ids.includes(other)) },
  });
  if (chosen.length === 0) return [];
  if (!activities) return [chip('all', `${label}: ${chosen.length}`, chosen)];

  const groups = activities.flatMap(({ id, value, node }) => {
    const areas = node === 0 ? activities.filter((area) => area.node === id).map((area) => area.id) : [];
    return areas.length > 1 && areas.every((area) => chosen.includes(area)) ? [{ value, areas }] : [];
  });
  const names = new Map(activities.map(({ id, value }) => [id, value]));
  const single = chosen.filter((id) => !groups.some(({ areas }) => areas.includes(id)));
  return [
    ...groups.map(({ value, areas }) => chip(`group ${value}`, value, areas)),
    ...single.map((id) => chip(id, names.get(id) ?? `${label}: № ${id}`, [id])),
  ];
}
