import type { PageName } from 'shared-api/federation';
import type { Build } from 'shared-api/federation/build';
import { fillings, type Placement, type RemotePage } from 'shared-api/federation/remoteManifest';
import { builtIn } from '../registry/builtIn';
import { knownRegistry, onRegistry, readKept } from '../registry/registry';
import { isForThisBrowser } from './buildRecord';
import { suitsHost } from './suitsHost';

/** A page with its name in the federation: `mf_catalog/CatalogPage`. */
export interface PlacedPage extends RemotePage {
  name: PageName;
}

/** Pages and filled slots of all remotes. */
export interface Places {
  pages: readonly PlacedPage[];
  /** Names of widgets by slot, in their order. */
  slots: Readonly<Record<string, readonly string[] | undefined>>;
}

const NOWHERE: Placement = { pages: [], slots: {} };
let places: Places | undefined;
const listeners = new Set<() => void>();

/** From the registry of this page, else from the stored one, else from the shell's build. */
export function getPlaces(): Places {
  return (places ??= collectPlaces());
}

/** Subscribes to changes; returns the unsubscribe. */
export function onPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

onRegistry(() => {
  const next = collectPlaces();
  if (JSON.stringify(next) === JSON.stringify(places)) return;
  places = next;
  for (const listener of listeners) listener();
});

function collectPlaces(): Places {
  const registry = knownRegistry() ?? readKept();
  // A page of the shell's build keeps its address without a build: it shows a failure, where redirects would never end.
  const remotes = [...new Set([...Object.keys(builtIn), ...(registry?.remotes.keys() ?? [])])];
  return placesOf(
    remotes.map((remote) => [remote, placementIn(registry?.remotes.get(remote) ?? []) ?? builtInOf(remote)]),
  );
}

/** A registry's JSON may have any keys, even `constructor`. */
function builtInOf(remote: string): Placement {
  return (Object.hasOwn(builtIn, remote) ? builtIn[remote] : undefined) ?? NOWHERE;
}

/** Of the newest build for this browser. Builds made with other tools may lack it. */
function placementIn(builds: readonly Build[]): Placement | undefined {
  const own = builds.filter(isForThisBrowser);
  // A remote that begins with a share of the browsers does not exist for the others.
  if (builds.length > 0 && own.length === 0) return NOWHERE;
  return [...own.filter(suitsHost), ...own].find(({ remote }) => remote)?.remote;
}

/** Lists pages without parameters first, as the first match counts. */
export function placesOf(placements: readonly (readonly [remote: string, placement: Placement])[]): Places {
  const filled = placements
    .flatMap(([remote, placement]) =>
      fillings(placement).map(({ slot, filling: { expose, order } }) => ({ slot, name: `${remote}/${expose}`, order })),
    )
    .toSorted((one, other) => one.order - other.order || one.name.localeCompare(other.name));
  const slots: Record<string, string[] | undefined> = {};
  for (const { slot, name } of filled) (slots[slot] ??= []).push(name);
  const pages = placements.flatMap(([remote, placement]) =>
    placement.pages.map((page) => ({ ...page, name: `${remote}/${page.expose}` as PageName })),
  );
  const hasParameter = ({ path }: RemotePage) => Number(path.includes(':'));
  return {
    pages: pages.toSorted((one, other) => hasParameter(one) - hasParameter(other)),
    slots,
  };
}
