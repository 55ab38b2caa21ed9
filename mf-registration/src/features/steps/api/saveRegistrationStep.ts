import { request } from 'shared-api/client';
import type { RegistrationStep } from 'shared-api/contract';

/** Moves the current user on to a step of the registration (PUT /api/profile/registration_step). A repeat is no error. */
export const saveRegistrationStep = (step: RegistrationStep) =>
  request('put', '/api/profile/registration_step', { body: { step } });
