import type { Exposes } from 'shared-api/federation';

/** Modules this remote exposes; read by the build and by the contract in shared-api. */
export const exposes = {
  CatalogPage: () => import('./pages/CatalogPage'),
  CatalogPreviewPage: () => import('./pages/CatalogPreviewPage'),
  SendingPage: () => import('./pages/SendingPage'),
} satisfies Exposes<'mf_catalog'>;
