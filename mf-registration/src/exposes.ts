import type { Exposes } from 'shared-api/federation';

/** Modules of this remote for other packages; read by the build and by the contract in shared-api. */
export const exposes = {
  SignupPage: () => import('./pages/SignupPage'),
  RegisterCompanyPage: () => import('./pages/RegisterCompanyPage'),
  RegisterFilesPage: () => import('./pages/RegisterFilesPage'),
  RegisterMeetingsPage: () => import('./pages/RegisterMeetingsPage'),
} satisfies Exposes<'mf_registration'>;
