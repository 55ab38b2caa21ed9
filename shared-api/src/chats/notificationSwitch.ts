import { useSyncExternalStore } from 'react';

const KEY = 'vstrecha.notifications';
const listeners = new Set<() => void>();

/** Whether this browser is to tell of new messages on the desktop. The browser itself must have been asked, too. */
export function isNotificationOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** The switch of desktop notifications, one for all tabs of the browser. */
export function useNotificationSwitch(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isNotificationOn), setNotificationOn];
}

function setNotificationOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: the switch stays where it was.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
