import { inOneTab } from 'shared-api/delivery';
import type { ExposedName } from 'shared-api/federation';
import type { Build, BuildFile } from 'shared-api/federation/build';
import { savesData, whenIdle } from 'shared-ui/whenIdle';
import { readAside } from '../federation/choose/buildRecord';
import { chooseBuilds, namesOf } from '../federation/choose/chooseBuilds';
import { suitsHost } from '../federation/choose/suitsHost';
import { hostBuild } from '../federation/host/hostBuild';
import { fetchDetails } from '../federation/load/fetchDetails';
import { knownBuilds, knownRegistry, onRegistry } from '../federation/registry/registry';
import { WORKER, WORKER_LOCK, type KeepMessage } from '../worker/messages';

/** Pages that open without a network. */
const OFFLINE_SET: readonly ExposedName[] = [
  'mf_meetings/TodayPage',
  'mf_meetings/MeetingsPage',
  'mf_meetings/InvitationsPage',
  'mf_messenger/MessagesPage',
  'mf_profile/ParticipantPage',
  'mf_profile/OwnPage',
];

/** Remotes that write without a network: their dialogs load on a press. */
const WHOLE = ['mf_meetings', 'mf_messenger'];

/** Milliseconds without a byte of a build's description. */
const SILENCE = 10_000;

/**
 * Registers the service worker and tells it after each reading of the registry which files to keep.
 * @returns ends telling
 */
export function startWorker(): () => void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return () => {};
  let isOver = false;
  const tell = () => whenIdle(() => void (isOver || tellWorker()));
  let stop = () => {};
  const added = inOneTab(WORKER_LOCK, () => navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }));
  const start = () => {
    if (isOver) return;
    // Not earlier: `ready` never resolves when it is read between removing and adding a worker.
    stop = onRegistry(tell);
    tell();
  };
  added.then(start, (error: unknown) => {
    // Everything else works without it.
    // eslint-disable-next-line no-console -- the console is where an operator looks
    console.warn('[offline] The service worker was not registered: pages do not open without a network.', error);
  });
  return () => {
    isOver = true;
    stop();
  };
}

async function tellWorker(): Promise<void> {
  if (savesData() || !knownRegistry()) return;
  try {
    const registration = await navigator.serviceWorker.ready;
    registration.active?.postMessage(await makeMessage());
    await registration.update();
  } catch {
    // The next reading tells again.
  }
}

async function makeMessage(): Promise<KeepMessage> {
  const files = new Map<string, BuildFile>();
  for (const name of OFFLINE_SET) for (const file of await filesOf(name)) files.set(file.address, file);
  return { kind: 'keep', shell: hostBuild, files: [...files.values()], allowed: allowedFolders() };
}

/** The files of a page or widget in the build that would be opened now, with its widgets of other remotes. */
async function filesOf(name: string, hasWidgets = true): Promise<readonly BuildFile[]> {
  const [remote = '', expose = ''] = name.split('/');
  for (const build of chooseBuilds(remote, expose).fresh) {
    const { details } = build;
    if (!details || !build.integrity) continue;
    const { files, ahead } = await fetchDetails(build, { silence: SILENCE, priority: 'low' });
    if (!suitsHost(build)) continue;
    const isWhole = hasWidgets && WHOLE.includes(remote);
    const wanted = isWhole ? Object.keys(files).filter(isScript) : (build.exposes[expose] ?? []);
    const scripts = wanted.flatMap((address) => {
      const integrity = files[address];
      return integrity === undefined ? [] : [{ address, integrity }];
    });
    const widgets = hasWidgets ? (ahead?.[expose] ?? []).filter((module) => module.startsWith('mf_')) : [];
    const others = await Promise.all(widgets.map((widget) => filesOf(widget, false)));
    return [{ address: build.entry, integrity: build.integrity }, details, ...scripts, ...others.flat()];
  }
  return [];
}

const isScript = (address: string) => address.endsWith('.js');

/** Folders of the builds that the registry lists and that have not failed here. */
function allowedFolders(): string[] {
  const remotes = [...(knownRegistry()?.remotes.keys() ?? [])];
  return remotes.flatMap((remote) => {
    const isAside = readAside(remote, namesOf(remote));
    return knownBuilds(remote)
      .filter(({ build }) => !isAside(build))
      .map(({ entry }: Build) => new URL('.', entry).href);
  });
}
