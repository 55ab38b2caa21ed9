import type { Exposes } from 'shared-api/federation';

/** What this remote lends to the system; the build and the contract in shared-api read it. */
export const exposes = {
  OwnPage: () => import('./pages/OwnPage'),
  ParticipantPage: () => import('./pages/ParticipantPage'),
  CompanyInfoForm: () => import('./widgets/CompanyInfoForm'),
  CompanyFiles: () => import('./features/company-files/components/CompanyFiles'),
  NotifyModeSetting: () => import('./widgets/NotifyModeSetting'),
  ChatOnlySetting: () => import('./widgets/ChatOnlySetting'),
} satisfies Exposes<'mf_profile'>;
