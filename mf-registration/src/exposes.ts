import type { Exposes } from 'shared-api/federation';

/** What this remote lends to the system; the build and the contract in shared-api read it. */
export const exposes = {
  SignupPage: () => import('./pages/SignupPage'),
  RegisterCompanyPage: () => import('./pages/RegisterCompanyPage'),
  RegisterFilesPage: () => import('./pages/RegisterFilesPage'),
  RegisterMeetingsPage: () => import('./pages/RegisterMeetingsPage'),
} satisfies Exposes<'mf_registration'>;
