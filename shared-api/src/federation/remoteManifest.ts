/**
 * Content of a remote's `remote.json`: where the shell shows its pages and widgets. It travels in build.json and in the
 * registry, so a release changes menu and routes without a new shell. The JSON schema is vstrecha-kit/remote.schema.json.
 */
export interface RemoteManifest {
  /** Container name: `mf_catalog`. */
  name: string;
  /** Team that answers for it, as in CODEOWNERS: `@vstrecha/catalog`. */
  owner: string;
  pages: readonly RemotePage[];
  /** The widget that it shows in a slot of another remote's page, by slot. */
  slots: Readonly<Partial<Record<SlotName, string>>>;
  /**
   * API calls that an expose makes as soon as it renders, for prefetching: addresses with their queries, as `request` of
   * shared-api/client writes them; `{today}` is today in Moscow (yyyy-MM-dd).
   */
  questions: Readonly<Record<string, readonly `/api/${string}`[]>>;
}

/** Pages and slots of a remote, as the shell shows them. Remotes made with other tools may have no owner. */
export type Placement = Pick<RemoteManifest, 'pages' | 'slots'> & Partial<Pick<RemoteManifest, 'owner'>>;

/** A page of a remote in the shell's route table. */
export interface RemotePage {
  /** `/surveys`, or with a parameter at the end: `/surveys/:id`, `/messages/:id?`. */
  path: string;
  /** The document's title. */
  title: string;
  layout: PageLayout;
  access: PageAccess;
  /** Name of the exposed component. */
  expose: string;
  menu?: MenuEntry;
}

/** Entry of the main menu that leads to a page. */
export interface MenuEntry {
  /** A text, or one for each type of viewer. */
  label: string | Readonly<Record<'Поставщик' | 'Заказчик', string>>;
  /** For the bar of narrow screens. */
  shortLabel: string;
  /** Path data of an SVG of 24 × 24 px, drawn as lines. */
  icon: string;
  /** Position among all entries, ascending. */
  order: number;
  badge?: BadgeName;
  /**
   * Position in the menu of administrators. It has the entries of pages for administrators, and of other pages only those
   * with this number.
   */
  administratorOrder?: number;
  /** The setting that shows the entry; without it the entry is always shown. */
  setting?: 'catalog_status' | 'sending_status';
}

/** Layouts for pages of remotes. */
export const LAYOUTS = ['main', 'empty'] as const;
export type PageLayout = (typeof LAYOUTS)[number];

/** Pages of remotes need a logged-in user, or an administrator: the shell loads its providers after the login. */
export const ACCESSES = ['login', 'administrator'] as const;
export type PageAccess = (typeof ACCESSES)[number];

/** Counts that the shell knows for menu entries. */
export const BADGES = ['invitations', 'unseen-chats', 'waiting-companies', 'meetings-without-place'] as const;
export type BadgeName = (typeof BADGES)[number];

/** Places for widgets that any remote may fill: `<Slot name="own-page.side" />`. */
export const SLOTS = ['own-page.side'] as const;
export type SlotName = (typeof SLOTS)[number];
