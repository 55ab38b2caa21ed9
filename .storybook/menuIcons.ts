import type { IconData } from 'shared-ui/Icon';
import { builtIn } from '../shell/src/federation/registry/builtIn';

/** Icons of the menu, by the short label of their entry: `remote.json` draws them by a path. */
export function listMenuIcons(): { name: string; icon: IconData; text: string }[] {
  return Object.values(builtIn).flatMap(({ pages }) =>
    pages.flatMap(({ menu }) =>
      menu
        ? [{ name: menu.shortLabel, icon: { node: [['path', { d: menu.icon }]] }, text: `"icon": "${menu.icon}",` }]
        : [],
    ),
  );
}
