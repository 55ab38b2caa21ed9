import { sql } from 'drizzle-orm';
import { selectRows } from 'reference-api/platform/database/database';
import type { TestApp } from 'reference-api/testing/testApp';
import type { Attack } from './attack.ts';

/** Sends a failure report about a build of the catalogue, as a guest or as the user whose cookie is given. */
const blame = (api: TestApp, build: string, remoteAddress: string, fields: { error?: string; cookie?: string } = {}) =>
  api.inject({
    method: 'POST',
    url: '/reports/failures',
    remoteAddress,
    headers: { 'content-type': 'text/plain', ...(fields.cookie !== undefined && { cookie: fields.cookie }) },
    payload: JSON.stringify({
      remote: 'mf_catalog',
      build,
      expose: 'CatalogPage',
      phase: 'render',
      error: fields.error ?? 'Error: made up',
      browser: 'browser',
      shell: 'shell',
    }),
  });

const countReporters = async (api: TestApp, build: string) =>
  (
    await selectRows<{ reporters: number; rows: number }>(
      api.db,
      sql`select count(distinct reporter)::int as reporters, count(*)::int as rows from failure_reports where build = ${build}`,
    )
  )[0] ?? { reporters: 0, rows: 0 };

/** Attacks with failure reports that guests send. */
export const reportAttacks: Attack[] = [
  {
    title: 'counts a guest once per /48 or /24 network',
    async run({ api }, breach) {
      api.warnings.length = 0;
      for (let sent = 0; sent < 100; sent += 1) {
        await blame(api, 'good', `2001:db8:7:${sent.toString(16)}::${sent}`);
        await blame(api, 'good', `203.0.113.${sent}`);
        await blame(api, 'good', `203.0.113.9:${40_000 + sent}`);
      }
      const { reporters } = await countReporters(api, 'good');
      breach(reporters !== 2, `the two networks count as ${reporters}`);
      breach(api.warnings.length > 0, 'the operator is told to look at a healthy build');
      return `300 reports, ${reporters} reporters`;
    },
  },
  {
    title: 'refuses unknown builds, and shows real failures among invented ones',
    async run({ api }, breach) {
      api.warnings.length = 0;
      for (const build of ['made-up', 'good2', '0.1.0-000000000000']) {
        const { status } = await blame(api, build, '198.51.100.1');
        breach(status < 400, `the build ${build} is taken`);
      }
      for (let network = 0; network < 250; network += 1)
        for (let kind = 0; kind < 6; kind += 1)
          await blame(api, 'bad', `10.7.${network}.1`, { error: `Error: ${network} ${kind}` });
      const { rows } = await countReporters(api, 'bad');
      breach(rows > 1000, `${rows} rows of one build`);
      api.warnings.length = 0;
      api.setNow('2026-11-21T14:00:00+03:00');
      for (let user = 0; user < 3; user += 1)
        await blame(api, 'bad', '198.51.100.7', { error: 'Error: real', cookie: (await api.createUser()).cookie });
      breach(
        api.warnings.length !== 1,
        `three accounts without a page give ${api.warnings.length} lines in place of 1`,
      );
      const admin = await api.createUser({ is_admin: true });
      const { text } = await api.inject({ url: '/reports', headers: { cookie: admin.cookie } });
      breach(!text.includes('Error: real'), 'the reports do not show the real failure');
      return `1500 reports, ${rows} rows`;
    },
  },
];
