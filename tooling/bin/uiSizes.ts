// `npm run ui:sizes`: writes the table of docs/design-system.md between its marks.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureSizes } from '../src/storybook/measureSizes.ts';
import { replaceSection } from '../src/storybook/replaceSection.ts';
import { repositoryRoot } from '../src/system/packages.ts';

const file = path.join(repositoryRoot, 'docs/design-system.md');
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const rows = (await measureSizes()).map(({ subpath, bytes }) => `| \`${subpath}\` | ${kilobytes(bytes)} |`);
const table = ['| Subpath | KB, brotli |', '| --- | ---: |', ...rows].join('\n');
writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'sizes', table));
console.log(`${table}\n\n${rows.length} subpaths: docs/design-system.md`);
