import { hashOf, type DescribedBuild } from './registry.ts';

/** A build made by a test: its build.json and its other files. */
export interface MadeBuild {
  line: DescribedBuild;
  files: Readonly<Record<string, string>>;
}

const NAME = '9.9.9-made00000000';
const ENTRY = 'remoteEntry.made.js';

/** Components of handwritten builds; `React` is the host’s. */
const COMPONENTS = {
  'throws when it is drawn': `() => { throw new Error('нарисовать нельзя'); }`,
  'throws in an effect': `() => {
    React.useEffect(() => { throw new Error('эффект сломан'); }, []);
    return React.createElement('p', null, 'Сломается сразу');
  }`,
  'throws in a handler': `() => React.createElement('button', { onClick() { throw new Error('не нажимается'); } }, 'Нажать')`,
  'renders nothing': `() => null`,
  'stays busy': `() => React.createElement('div', { 'aria-busy': true }, 'Загружается')`,
  'freezes the page': `() => { for (;;); }`,
  'never resolves': `() => React.use(never)`,
  'breaks when asked': `() => {
    const [isBroken, setIsBroken] = React.useState(false);
    if (isBroken) throw new Error('больше не рисуется');
    return React.createElement('button', { onClick: () => setIsBroken(true) }, 'Сломать');
  }`,
} as const;

export type Component = keyof typeof COMPONENTS;

/** A handwritten build: a container with `init` and `get`, all of whose exposes are this component. */
export function writeBuild(remote: string, exposes: readonly string[], component: Component, name = NAME): MadeBuild {
  const entry = `var ${remote} = (() => {
  let scope;
  const never = new Promise(() => {});
  const shared = async (name) => { const { lib, get } = Object.values(scope[name])[0]; return (lib ?? (await get()))(); };
  return {
    init(given) { scope = given; },
    async get(request) {
      const React = await shared('react');
      return () => ({ [request.slice(2)]: ${COMPONENTS[component]} });
    },
  };
})();`;
  return withEntry(exposes, entry, name);
}

/** A build that consists of this entry only. */
export function withEntry(exposes: readonly string[], content: string, build = NAME): MadeBuild {
  const integrity = hashOf(content);
  return {
    line: {
      build,
      version: '9.9.9',
      entry: ENTRY,
      integrity,
      exposes: Object.fromEntries(exposes.map((expose) => [expose, []])),
      files: { [ENTRY]: integrity },
      needs: {},
      requires: {},
    },
    files: { [ENTRY]: content },
  };
}

/**
 * Copies a real build with changed code and valid hashes, and replaces its name everywhere, as in a new build.
 * @param change the new content of the file that has this address in the real build
 */
export async function changeBuild(
  real: DescribedBuild,
  change: (content: string, address: string) => string,
  build = NAME,
): Promise<MadeBuild> {
  const rename = (content: string) => content.replaceAll(hashIn(real.build), hashIn(build));
  const newNameOf = (address: string) => rename(address.slice(address.lastIndexOf('/') + 1));
  const entry = newNameOf(real.entry);
  const files: Record<string, string> = {};
  for (const address of Object.keys(real.files))
    files[newNameOf(address)] = change(rename(await (await fetch(address)).text()), address);
  // The entry contains the hashes of the other files, so its own is computed last.
  for (const [address, old] of Object.entries(real.files))
    files[entry] = (files[entry] ?? '').replaceAll(digestIn(old), digestIn(hashOf(files[newNameOf(address)] ?? '')));
  return {
    line: {
      version: real.version,
      needs: real.needs,
      requires: real.requires,
      build,
      entry,
      integrity: hashOf(files[entry] ?? ''),
      exposes: Object.fromEntries(
        Object.entries(real.exposes).map(([name, scripts]) => [name, scripts.map(newNameOf)]),
      ),
      files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, hashOf(content)])),
    },
    files,
  };
}

/**
 * The hash in a build’s name also occurs in its scripts and their names, which must differ between builds on one page.
 */
function hashIn(build: string): string {
  return build.slice(build.lastIndexOf('-') + 1);
}

function digestIn(integrity: string): string {
  return integrity.slice('sha256-'.length);
}
