import type { Page } from '@playwright/test';
import { listLacking } from 'tooling/checks/browserSupport';

/** Takes away, before any script of the page, everything that one of the oldest promised browsers lacks. */
export async function makeOld(page: Page): Promise<void> {
  const paths = listLacking().map(({ path }) => path);
  // Members before the interfaces that hold them.
  paths.sort((one, other) => other.length - one.length);
  await page.addInitScript((lacking) => {
    const step = (place: unknown, name: string): unknown =>
      typeof place === 'object' || typeof place === 'function' ? Reflect.get(place ?? {}, name) : undefined;
    const remove = (place: unknown, name: string): void => {
      if ((typeof place === 'object' || typeof place === 'function') && place) Reflect.deleteProperty(place, name);
    };
    for (const path of lacking) {
      const name = path.at(-1) ?? '';
      const owner = path.slice(0, -1).reduce(step, globalThis);
      remove(owner, name.replace(/_static$/, ''));
      remove(step(owner, 'prototype'), name);
      if (path[0] === 'Window') remove(globalThis, name);
    }
  }, paths);
}
