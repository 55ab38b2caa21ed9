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
  /** The widget that it shows in a slot of another remote's page, by slot (SlotName); with `order` if the position matters. */
  slots: Readonly<Record<string, string | SlotFilling>>;
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
/** One of `LAYOUTS`. */
export type PageLayout = (typeof LAYOUTS)[number];

/** Pages of remotes need a logged-in user, or an administrator: the shell loads its providers after the login. */
export const ACCESSES = ['login', 'administrator'] as const;
/** One of `ACCESSES`. */
export type PageAccess = (typeof ACCESSES)[number];

/** Counts that the shell knows for menu entries. */
export const BADGES = ['invitations', 'unseen-chats', 'waiting-companies', 'meetings-without-place'] as const;
/** One of `BADGES`. */
export type BadgeName = (typeof BADGES)[number];

/**
 * Places that any remote may fill with a widget, with the properties that each passes: ids and days, from which the
 * widget reads what it shows.
 */
export interface FederatedSlots {
  /** Top of the own page, and below an empty agenda, empty invitations or an empty list of chats. */
  'newcomer.steps': {
    /** the current user */
    userId: number;
  };
  /** Own page, at the end of the side column. */
  'own-page.side': { userId: number };
  /** Another participant's page, at the end of the side column. */
  'participant-page.side': { userId: number };
  /** A line at the foot of a company's card in the catalogue and among favourites. */
  'catalog-card.foot': { userId: number };
  /** A line below a company of a day's meetings. */
  'meeting-row.foot': {
    /** the company */
    userId: number;
    /** yyyy-MM-dd */
    date: string;
    /** HH:mm */
    point: string;
  };
  /** A line below the header of an open chat. */
  'chat.head': {
    /** the other company */
    userId: number;
  };
  /** End of the organizer's overview. */
  'organizer-overview.foot': {
    /** day of the figures, yyyy-MM-dd */
    date: string;
  };
}

/** A place that any remote may fill. */
export type SlotName = keyof FederatedSlots;
/** What a slot passes to its widgets. */
export type SlotProps<Name extends SlotName> = FederatedSlots[Name];

/** Names of all slots. */
export const SLOTS = /* @__PURE__ */ Object.keys({
  'newcomer.steps': true,
  'own-page.side': true,
  'participant-page.side': true,
  'catalog-card.foot': true,
  'meeting-row.foot': true,
  'chat.head': true,
  'organizer-overview.foot': true,
} satisfies Record<SlotName, true>);

/** A slot's widget with its position among those of other remotes. */
export interface SlotFilling {
  /** Name of the exposed component. */
  expose: string;
  /** Ascending; equal ones are sorted by the remotes' names. */
  order: number;
}

/** Default position. */
const MIDDLE = 100;

/** The widgets of a remote by slot. */
export function fillings({ slots }: Pick<RemoteManifest, 'slots'>): { slot: string; filling: SlotFilling }[] {
  return Object.entries(slots).map(([slot, filling]) => ({
    slot,
    filling: typeof filling === 'object' ? filling : { expose: filling, order: MIDDLE },
  }));
}
