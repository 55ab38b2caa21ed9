import type { ModuleNames } from 'shared-api/needs';

/** The types that builds are made against, as prints. */
export interface BuiltTypes {
  /** What the shell hands out, by module and name. */
  provides: ModuleNames;
  /** What pages and widgets take as props, by `mf_meetings/InviteCalendar`. */
  contract: Readonly<Record<string, string>>;
}
