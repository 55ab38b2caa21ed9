import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';

/**
 * Saves the person and the place. The command rejects with an ApiError: kind `form` with ERROR_EMAIL_EXIST or ERROR_PHONE_EXIST when
 * another account has the e-mail or the phone.
 */
export const useSaveGeneralInfo = createMutation((info: Schema<'GeneralInfo'>) =>
  request('put', '/api/profile/generalinfo', { body: info }),
);
