import type { Exposes } from 'shared-api/federation';

/** What this remote lends to the system; the build and the contract in shared-api read it. */
export const exposes = {
  CatalogPage: () => import('./pages/CatalogPage'),
  CatalogPreviewPage: () => import('./pages/CatalogPreviewPage'),
  SendingPage: () => import('./pages/SendingPage'),
} satisfies Exposes<'mf_catalog'>;
