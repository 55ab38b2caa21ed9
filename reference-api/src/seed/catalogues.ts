import type { activities, cities, countries, news, settings } from '#platform/database/schema.ts';
import { ACTIVITY_GROUPS } from './data/activities.ts';
import { GEONAMES } from './data/geonames.ts';
import { NEWS } from './data/news.ts';

const HOUR_MS = 60 * 60 * 1000;
const NEWS_EVERY_HOURS = 31;

/** Seeded data that is independent of users. */
export interface Catalogues {
  countries: Required<typeof countries.$inferInsert>[];
  cities: Required<typeof cities.$inferInsert>[];
  activities: Required<typeof activities.$inferInsert>[];
  news: (typeof news.$inferInsert)[];
  settings: (typeof settings.$inferInsert)[];
}

export function makeCatalogues(now: Date): Catalogues {
  const countryRows = Object.keys(GEONAMES).map((title, index) => ({ id: index + 1, title }));
  const cityRows = countryRows.flatMap(({ id, title }) =>
    splitNames(GEONAMES[title] ?? '').map((city) => ({ country_id: id, title: city })),
  );
  return {
    countries: countryRows,
    cities: cityRows.map((city, index) => ({ id: index + 1, ...city })),
    activities: makeActivities(),
    news: NEWS.map(([title, text], index) => ({
      id: NEWS.length - index,
      title,
      text,
      created_at: new Date(now.getTime() - (index * NEWS_EVERY_HOURS + 2) * HOUR_MS),
    })),
    settings: [
      { name: 'attachments_status', value: true },
      { name: 'sending_status', value: true },
      { name: 'catalog_status', value: true },
      { name: 'premoderation_status', value: false },
    ],
  };
}

function makeActivities(): Catalogues['activities'] {
  const rows: Catalogues['activities'] = [];
  for (const [group, items] of ACTIVITY_GROUPS) {
    const node = rows.push({ id: rows.length + 1, value: group, node: 0 });
    for (const value of items) rows.push({ id: rows.length + 1, value, node });
  }
  return rows;
}

const splitNames = (names: string) => [...new Set(names.split(',').map((name) => name.trim()))];
