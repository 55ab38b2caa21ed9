import type { Exposes } from 'shared-api/federation';

/** What this remote lends to the system; the build and the contract in shared-api read it. */
export const exposes = {
  NewsPage: () => import('./pages/NewsPage'),
  OwnPage: () => import('./pages/OwnPage'),
  EditPage: () => import('./pages/EditPage'),
  ParticipantPage: () => import('./pages/ParticipantPage'),
  ProfilePreviewPage: () => import('./pages/ProfilePreviewPage'),
  CompanyInfoForm: () => import('./features/company-info/components/CompanyInfoForm'),
  CompanyFiles: () => import('./features/company-files/components/CompanyFiles'),
  NotifyModeSetting: () => import('./features/meeting-settings/components/NotifyModeSetting'),
  ChatOnlySetting: () => import('./features/meeting-settings/components/ChatOnlySetting'),
} satisfies Exposes<'mf_profile'>;
