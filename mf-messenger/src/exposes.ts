import type { Exposes } from 'shared-api/federation';

/** What this remote lends to the system; the build and the contract in shared-api read it. */
export const exposes = {
  LatestMessages: () => import('./features/latest-messages/components/LatestMessages'),
  MessageComposer: () => import('./features/message-composer/components/MessageComposer'),
  MessagesPage: () => import('./pages/MessagesPage'),
  Outbox: () => import('./features/outbox/components/Outbox'),
} satisfies Exposes<'mf_messenger'>;
