import type { Exposes } from 'shared-api/federation';

/** Modules this remote exposes; read by the build and by the contract in shared-api. */
export const exposes = {
  NewsPage: () => import('./pages/NewsPage'),
  OwnPage: () => import('./pages/OwnPage'),
  EditPage: () => import('./pages/EditPage'),
  ParticipantPage: () => import('./pages/ParticipantPage'),
  ProfilePreviewPage: () => import('./pages/ProfilePreviewPage'),
  CompanyInfoForm: () => import('./features/company-info/parts/CompanyInfoForm'),
  CompanyFiles: () => import('./features/company-files/parts/CompanyFiles'),
  FirstSteps: () => import('./features/first-steps/parts/FirstSteps'),
  PushOffer: () => import('./common/parts/PushOffer'),
  PushConfirm: () => import('./features/push/parts/PushConfirm'),
  NotifyModeSetting: () => import('./features/meeting-settings/parts/NotifyModeSetting'),
  ChatOnlySetting: () => import('./features/meeting-settings/parts/ChatOnlySetting'),
  BroadcastMessagePage: () => import('./pages/BroadcastMessagePage'),
} satisfies Exposes<'mf_profile'>;
