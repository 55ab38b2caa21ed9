import type { RuntimeConfig } from 'shared-api/config';
import { emailKey } from 'shared-api/text';

/** Whether a user may open `/doctor` and rehearse failures in this deployment. */
export function mayDiagnose({ doctor }: Pick<RuntimeConfig, 'doctor'>, email: string): boolean {
  return doctor === true || !!doctor?.some((allowed) => emailKey(allowed) === emailKey(email));
}
