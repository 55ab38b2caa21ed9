import type { Exposes } from 'shared-api/federation';

/** Modules of this remote for other packages; read by the build and by the contract in shared-api. */
export const exposes = {
  LatestMessages: () => import('./features/latest-messages/LatestMessages'),
  MessageComposer: () => import('./features/message-composer/MessageComposer'),
  MessagesPage: () => import('./pages/MessagesPage'),
  Outbox: () => import('./features/outbox/Outbox'),
} satisfies Exposes<'mf_messenger'>;
