import { ALLOWED, NATIVE, nativeLicence } from './allowed.ts';
import type { Licence } from './readLicence.ts';
import type { ShippedPackage } from './readShipped.ts';

/** The notice, or why there can be none. */
export interface Notice {
  text: string;
  complaints: string[];
}

type Read = (name: string, version: string) => Licence | undefined;

/**
 * Who wrote what ships, under which licence, the same on every machine: native parts stand by families, since each machine has its own only.
 */
export function writeNotice(shipped: readonly ShippedPackage[], read: Read): Notice {
  const complaints: string[] = [];
  const lines = { browser: [] as string[], server: [] as string[] };
  for (const { name, version, isInBrowser } of shipped) {
    const licence = read(name, version);
    const native = nativeLicence(name);
    if (native !== undefined) {
      if (licence && licence.name !== native)
        complaints.push(`${name}@${version} is under ${licence.name}, and NATIVE in allowed.ts says ${native}.`);
      continue;
    }
    if (!licence) complaints.push(`${name}@${version} is not installed, so nobody knows its licence.`);
    else if (!isAllowed(licence.name))
      complaints.push(
        `${name}@${version} is under «${licence.name}», which allowed.ts does not list: do without it, or have the licence looked at.`,
      );
    else lines[isInBrowser ? 'browser' : 'server'].push(lineOf(name, version, licence));
  }
  const families = Object.entries(NATIVE)
    .filter(([beginning]) => shipped.some(({ name }) => name.startsWith(beginning)))
    .map(([beginning, licence]) => `${beginning}*: ${licence}`);
  const text = [
    'What «Встреча» is made of besides its own code. Written by `npm run licences` from the lockfile; the licences’ texts stand in the packages.',
    ['In the browser', ...lines.browser].join('\n'),
    ['On the server', ...lines.server].join('\n'),
    ['On the server, native parts of which each machine has its own', ...families].join('\n'),
    '',
  ].join('\n\n');
  return { text: text.replace(/\n+$/, '\n'), complaints };
}

const lineOf = (name: string, version: string, { name: licence, copyright }: Licence) =>
  `${name} ${version}: ${licence}${copyright && `. ${copyright}`}`;

/** `(MIT OR CC0-1.0)` leaves the choice to us, `MIT AND ISC` asks for both. */
function isAllowed(licence: string): boolean {
  const bare = licence.replace(/^\(|\)$/g, '');
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isAllowed);
  return bare.split(' OR ').some((one) => ALLOWED.includes(one));
}
