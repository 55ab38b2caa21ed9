import type { Schema } from 'shared-api/contract';

/** An alarming build, a page that became slower, and a registry that cannot be read. */
export const reportsFixture: Schema<'Reports'> = {
  registry_problem: 'https://vstrecha.example/registry.json: 502',
  builds: [
    {
      remote: 'mf_catalog',
      build: '0.4.0-bbbbbbbbbbbb',
      reports: 14,
      reporters: { accounts: 5, networks: 2 },
      lately: { accounts: 4, networks: 1 },
      is_alarming: true,
      kinds: [
        {
          expose: 'CatalogPage',
          phase: 'render',
          error: 'TypeError: Cannot read properties of undefined (reading «cities»)',
          reports: 14,
          reporters: { accounts: 5, networks: 2 },
          first_at: '2026-03-15T09:10:00.000Z',
          last_at: '2026-03-15T09:40:00.000Z',
          browser: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
          shell: '0.4.0-aaaaaaaaaaaa',
        },
      ],
    },
  ],
  figures: [
    {
      page: null,
      figure: 'cls',
      builds: [{ build: '0.4.0-aaaaaaaaaaaa', total: 120, median: 0, p75: 5, p95: 40 }],
      is_worse: false,
    },
    {
      page: 'mf_catalog/CatalogPage',
      figure: 'lcp',
      builds: [
        { build: '0.4.0-bbbbbbbbbbbb', total: 60, median: 1024, p75: 2048, p95: 2435 },
        { build: '0.3.0-cccccccccccc', total: 300, median: 395, p75: 1024, p95: 1218 },
      ],
      is_worse: true,
    },
  ],
};
