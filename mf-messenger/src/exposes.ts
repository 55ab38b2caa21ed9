import type { Exposes } from 'shared-api/federation';

/** What this remote lends to the system; the build and the contract in shared-api read it. */
export const exposes = {
  MessagesPage: () => import('./pages/MessagesPage'),
  LatestMessages: () => import('./features/messages/components/LatestMessages'),
} satisfies Exposes<'mf_messenger'>;
