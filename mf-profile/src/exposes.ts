import type { Exposes } from 'shared-api/federation';

/** What this remote lends to the system; the build and the contract in shared-api read it. */
export const exposes = {
  OwnPage: () => import('./pages/OwnPage'),
  ParticipantPage: () => import('./pages/ParticipantPage'),
} satisfies Exposes<'mf_profile'>;
