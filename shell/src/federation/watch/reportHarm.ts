import { MENU_ID } from './menuId';
import { ownerIn, ownerOf, type Owner } from './owners';
import { sendFailure } from './sendFailure';

/** Something that a build does to the shell and to other remotes. */
class Harm extends Error {
  constructor(what: string) {
    super(`${what}: the page is shared with the shell and other remotes.`);
    this.name = 'Harm';
  }
}

/** Reports remotes that replace what all share; the replacement stays, since a team may measure with it. */
export function reportReplacements(): void {
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket']) observe(globalThis, name);
  for (const name of ['pushState', 'replaceState']) observe(history, name);
}

function observe(object: object, name: string): void {
  let value: unknown = Reflect.get(object, name);
  Object.defineProperty(object, name, {
    configurable: true,
    enumerable: true,
    get: () => value,
    set(next: unknown) {
      value = next;
      const error = new Harm(`It has replaced ${name}`);
      // The setter's caller is in the stack.
      report(ownerIn(error.stack ?? ''), error);
    },
  });
}

/**
 * Reports the remote whose styles hide the wide menu, which the shell itself never hides.
 * @param shown the module on the screen, which is named if no style sheet of a build is found
 */
export function reportHiddenMenu(shown: Owner): void {
  const menu = document.getElementById(MENU_ID);
  if (menu && !isVisible(menu)) report(findHiding(menu) ?? shown, new Harm('Its styles hide the menu'));
}

/** Safari checks it from 17.4 on. */
function isVisible(element: Partial<Element>): boolean {
  return element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
}

/** The build without whose style sheet the menu is visible. */
function findHiding(menu: Element): Owner | undefined {
  for (const sheet of document.styleSheets) {
    const owner = sheet.href === null ? undefined : ownerOf(sheet.href);
    if (!owner) continue;
    sheet.disabled = true;
    const isIt = isVisible(menu);
    sheet.disabled = false;
    if (isIt) return owner;
  }
  return undefined;
}

function report(owner: Owner | undefined, error: Harm): void {
  if (owner) sendFailure({ remote: owner.remote, build: owner.build, expose: owner.expose, phase: 'harm', error });
}
