import {
  ACCESSES,
  BADGES,
  LAYOUTS,
  type MenuEntry,
  type Placement,
  type RemotePage,
  type SlotFilling,
} from 'shared-api/federation/remoteManifest';

const PATH = /^(\/[a-z0-9_-]+)+(\/:[a-z]+\??)?$/;
const ICON = /^[Mm][MmZzLlHhVvCcSsQqTtAa0-9 ,.+-]*$/;
const SLOT = /^[a-z-]+\.[a-z-]+$/;
const EXPOSE = /^[\w$]+$/;
const LONGEST = { text: 100, icon: 2_000 };

/**
 * Parses it from a line of the registry. An unreadable page, entry or slot is left out, without affecting the others.
 * @returns undefined for a build that does not say it, made with other tools
 */
export function parsePlacement(said: unknown): Placement | undefined {
  if (!isRecord(said)) return undefined;
  const { owner, pages, slots } = said;
  return {
    owner: isText(owner) ? owner : undefined,
    pages: Array.isArray(pages) ? pages.flatMap((page: unknown) => parsePage(page) ?? []) : [],
    slots: Object.fromEntries(
      Object.entries(isRecord(slots) ? slots : {}).flatMap(([slot, filling]) =>
        isText(slot, SLOT) && isFilling(filling) ? [[slot, filling] as const] : [],
      ),
    ),
  };
}

function isFilling(said: unknown): said is string | SlotFilling {
  return isText(said, EXPOSE) || (isRecord(said) && isText(said.expose, EXPOSE) && typeof said.order === 'number');
}

function parsePage(said: unknown): RemotePage | undefined {
  if (!isRecord(said)) return undefined;
  const { path, title, expose } = said;
  const layout = LAYOUTS.find((known) => known === said.layout);
  const access = ACCESSES.find((known) => known === said.access);
  if (!isText(path, PATH) || !isText(title) || !isText(expose, EXPOSE) || !layout || !access) return undefined;
  return { path, title, layout, access, expose, menu: parseMenu(said.menu) };
}

function parseMenu(said: unknown): MenuEntry | undefined {
  if (!isRecord(said)) return undefined;
  const { shortLabel, icon, order, administratorOrder, setting } = said;
  const label = parseLabel(said.label);
  const isDrawable = isText(icon, ICON, LONGEST.icon) && typeof order === 'number';
  if (label === undefined || !isText(shortLabel) || !isDrawable) return undefined;
  // An entry under an unknown condition stays hidden.
  if (setting !== undefined && setting !== 'catalog_status' && setting !== 'sending_status') return undefined;
  return {
    label,
    shortLabel,
    icon,
    order,
    badge: BADGES.find((known) => known === said.badge),
    administratorOrder: typeof administratorOrder === 'number' ? administratorOrder : undefined,
    setting,
  };
}

function parseLabel(said: unknown): MenuEntry['label'] | undefined {
  if (isText(said)) return said;
  if (!isRecord(said)) return undefined;
  const { Поставщик, Заказчик } = said;
  return isText(Поставщик) && isText(Заказчик) ? { Поставщик, Заказчик } : undefined;
}

function isText(value: unknown, form = /./, longest = LONGEST.text): value is string {
  return typeof value === 'string' && value.length <= longest && form.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
