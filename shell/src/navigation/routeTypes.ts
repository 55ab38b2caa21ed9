import type { ComponentType } from 'react';
import type { PageName } from 'shared-api/federation';
import type { ModuleLoader } from 'shared-ui/Widget';
import type { LayoutName } from '../layouts/Layout';

/** Access to a page: for everyone, logged-in users only, administrators only, or guests only. */
type RouteAccess = 'any' | 'login' | 'administrator' | 'guest';

/** Loads the shell's pages that need no account, except the login page; `GuestPages` selects one by path. */
export type GuestPagesLoader = ModuleLoader<
  'GuestPages',
  { GuestPages: ComponentType<{ path: string; title: string }> }
>;

/**
 * Content of a route. The shell's `own` page loads with the first screen. The others load when needed: the shell's
 * `guest` pages and pages of remotes.
 */
export type RoutePage =
  | { kind: 'own'; component: ComponentType }
  | { kind: 'guest'; loader: GuestPagesLoader }
  | { kind: 'remote'; name: PageName };

/** A row of the specification's route table. */
export interface AppRoute {
  path: string;
  access: RouteAccess;
  layout: LayoutName;
  /** The document's title (GUARD-07). */
  title: string;
  page: RoutePage;
  /** Register layout only: number of the registration step, 1 to 4. */
  step?: number;
}
