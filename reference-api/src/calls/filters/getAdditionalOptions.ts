import { userOperation } from '#platform/http/operation.ts';
import { BRANDINGS, CIRCULATIONS, SUMS } from '../profile/options.ts';

/** Also what a profile may choose: needed in the registration, and while there is no catalogue. */
export const getAdditionalOptions = userOperation('getAdditionalOptions', () =>
  Promise.resolve({ circulation: CIRCULATIONS, sum: SUMS, branding: BRANDINGS }),
);
