import type { ModuleNames } from 'shared-api/federation/build';

/**
 * Types that a shell provides (`/types.json`) or that a build was compiled against (`types.json` in its folder), by
 * subject:
 * - an export of a provided module, `shared-ui/Button: Button`
 * - the props of a page or widget, `mf_meetings/InviteCalendar`
 * - the props that a slot passes, `own-page.side`
 * - an operation of the API, `get /api/chats`
 */
export interface Types {
  /** Texts of declaration files by path. A build has only the declarations of its subjects. */
  files: Readonly<Record<string, string>>;
  subjects: Readonly<Record<string, Place>>;
}

/** Interface of shared-api whose members are the slots. */
export const SLOTS_TABLE = 'FederatedSlots';

/** Name of the file. */
export const TYPES_FILE = 'types.json';

/** Where a subject is declared: the file, the name there, and the path to a member. */
export type Place = readonly [file: string, name: string, ...members: string[]];

/** Modules and names that a shell provides, with their types. */
export interface Provided {
  provides: ModuleNames;
  types: Types;
}

/** The same with a hash of the types of each subject, by which builds are named. */
export interface HashedTypes extends Provided {
  hashes: Readonly<Record<string, string>>;
}
