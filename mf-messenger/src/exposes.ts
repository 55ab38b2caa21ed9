import type { Exposes, Questions } from 'shared-api/federation';

/** What this remote lends to the system; the build and the contract in shared-api read it. */
export const exposes = {
  LatestMessages: () => import('./features/latest-messages/components/LatestMessages'),
  MessageComposer: () => import('./features/message-composer/components/MessageComposer'),
  MessagesPage: () => import('./pages/MessagesPage'),
  Outbox: () => import('./features/outbox/components/Outbox'),
} satisfies Exposes<'mf_messenger'>;

/** What they ask the API as soon as they are drawn: a host may ask while their scripts are on their way. */
export const questions = {
  // As many as the own page shows (specification, section 9).
  LatestMessages: ['/api/messages?limit=5'],
  MessagesPage: ['/api/chats?offset=0&limit=20'],
} satisfies Questions<'mf_messenger'>;
