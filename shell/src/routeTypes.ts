import type { PageName } from 'shared-api/federation';
import type { ComponentType } from 'react';

/** Who may open a page: anybody, logged-in users, or guests only. */
export type RouteAccess = 'any' | 'login' | 'guest';
export type LayoutName = 'empty' | 'register' | 'main';

/** A page that is fetched when it is needed: one of a remote, or an honest «Раздел готовится». */
export type DeferredRoutePage = { kind: 'remote'; name: PageName } | { kind: 'preparing' };

/** What stands in a route's place; the shell's `own` pages come with the first screen. */
export type RoutePage = { kind: 'own'; component: ComponentType } | DeferredRoutePage;

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
