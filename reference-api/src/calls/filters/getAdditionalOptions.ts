import { userOperation } from '#platform/http/operation.ts';
import { BRANDINGS, CIRCULATIONS, SUMS } from '../profile/options.ts';

/** Profiles offer these options too, so they are available during registration and while the catalogue is off. */
export const getAdditionalOptions = userOperation('getAdditionalOptions', () =>
  Promise.resolve({ circulation: CIRCULATIONS, sum: SUMS, branding: BRANDINGS }),
);
