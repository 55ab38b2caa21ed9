import { useEffect } from 'react';
import { useSettings } from 'shared-api/settings';
import { createAccountStore, useAccountStore } from 'shared-api/storage';

/** Settings that were off when this account's menu was last drawn. */
const offStore = createAccountStore<readonly string[]>('menu-off', {
  parse: (kept) => (Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []),
  serialize: (names) => names,
});

/**
 * Whether a setting shows its entry of the menu. Until the settings have loaded, the last known ones count, on a first
 * visit all: an entry inserted later would take the place of the one that is about to be pressed.
 */
export function useMenuSettings(userId: number): (setting: string) => boolean {
  const { data: settings } = useSettings();
  const lastOff = useAccountStore(offStore, userId, (names) => names);
  useEffect(() => {
    if (!settings) return;
    const off = listOff(settings);
    offStore.change(userId, (names) => (names.join() === off.join() ? names : off));
  }, [settings, userId]);
  const off = settings ? listOff(settings) : lastOff;
  return (setting) => off?.includes(setting) !== true;
}

function listOff(settings: object): string[] {
  return Object.entries(settings).flatMap(([name, value]) => (value === false ? [name] : []));
}
