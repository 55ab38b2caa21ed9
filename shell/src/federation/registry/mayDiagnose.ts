import type { RuntimeConfig } from 'shared-api/config';

/** Whether a user may open `/doctor` and rehearse failures in this deployment. */
export function mayDiagnose({ doctor }: Pick<RuntimeConfig, 'doctor'>, email: string): boolean {
  return doctor === true || !!doctor?.some((allowed) => allowed.toLowerCase() === email.toLowerCase());
}
