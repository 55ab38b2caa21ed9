import { request } from 'shared-api/client';

/** Confirms the session for 15 minutes by the own password. */
export const confirmPassword = (password: string) => request('post', '/api/organizer/confirm', { body: { password } });
