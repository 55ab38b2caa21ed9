// `npm run licences`: writes THIRD_PARTY_NOTICES.txt, which a test of tooling compares with what ships.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLicenceReader } from '../src/licences/readLicence.ts';
import { readShipped } from '../src/licences/readShipped.ts';
import { writeNotice } from '../src/licences/writeNotice.ts';
import { repositoryRoot } from '../src/system/packages.ts';

const { text, complaints } = writeNotice(readShipped(), createLicenceReader());
writeFileSync(path.join(repositoryRoot, 'THIRD_PARTY_NOTICES.txt'), text);
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}
