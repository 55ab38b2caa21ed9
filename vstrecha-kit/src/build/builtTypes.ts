import type { ModuleNames } from 'shared-api/needs';

/** Prints of the types that builds are compiled against. */
export interface BuiltTypes {
  /** Exports that the shell provides, by module and name. */
  provides: ModuleNames;
  /** Props of pages and widgets, by `mf_meetings/InviteCalendar`. */
  contract: Readonly<Record<string, string>>;
}
