import type { ComponentType } from 'react';
import type { PageName } from 'shared-api/federation';

/** Who may open a page: anybody, logged-in users, or guests only. */
export type RouteAccess = 'any' | 'login' | 'guest';
export type LayoutName = 'empty' | 'register' | 'main';

/**
 * What stands in a route's place. The shell's `own` page comes with the first screen. All others are fetched when they are needed: one of
 * the shell's `guest` pages, which pages/GuestPage.tsx tells apart by path, or a page of a remote.
 */
export type RoutePage =
  { kind: 'own'; component: ComponentType } | { kind: 'guest' } | { kind: 'remote'; name: PageName };

/** A line of the specification's route table. */
export interface AppRoute {
  /** Pattern of react-router. */
  path: string;
  access: RouteAccess;
  layout: LayoutName;
  /** The document's title (GUARD-07). */
  title: string;
  page: RoutePage;
  /** Register layout only: which of the four steps it is. */
  step?: number;
}
