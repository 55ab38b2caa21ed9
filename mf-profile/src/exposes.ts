import type { Exposes, Questions } from 'shared-api/federation';

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

/** What they ask the API as soon as they are drawn, whatever they are given: a host may ask while their scripts are on their way. */
export const questions = {
  OwnPage: ['/api/news?limit=3&page=1', '/api/photos', '/api/files'],
} satisfies Questions<'mf_profile'>;
