import type { Exposes, Prefetch } from 'shared-api/federation';

/** Modules of this remote for other packages; read by the build and by the contract in shared-api. */
export const exposes = {
  LatestMessages: () => import('./features/latest-messages/LatestMessages'),
  MessageComposer: () => import('./features/message-composer/MessageComposer'),
  MessagesPage: () => import('./pages/MessagesPage'),
  Outbox: () => import('./features/outbox/Outbox'),
} satisfies Exposes<'mf_messenger'>;

/** Requests that the modules make on their first render: a host may prefetch them while the scripts load. */
export const prefetch = {
  // The own page shows five messages (specification, section 9).
  LatestMessages: ['/api/messages?limit=5'],
  MessagesPage: ['/api/chats?offset=0&limit=20'],
} satisfies Prefetch<'mf_messenger'>;
