import { useState } from 'react';
import { request } from 'shared-api/client';
import type { RegistrationStep } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import { toast } from 'shared-ui/toast';
import { texts } from './texts';

/** Moves the current user to a step of the registration. Idempotent. */
const useSaveStep = createMutation((step: RegistrationStep) =>
  request('put', '/api/profile/registration_step', { body: { step } }),
);

/**
 * Opens the next step of the registration. On failure it shows a toast and stays (REG-09). It also reloads the user, so
 * that the guard redirects if another tab has moved on.
 * @param onChanged opens the next page; the button stays busy until then, so that a second click has no effect
 */
export function useStepChange(step: RegistrationStep, onChanged: () => Promise<void> | void) {
  const [isChanging, setIsChanging] = useState(false);
  const saveStep = useSaveStep();
  const { reload } = useCurrentUser();

  const change = async () => {
    setIsChanging(true);
    try {
      await saveStep(step);
      await onChanged();
    } catch {
      toast.danger(texts.stepFailed);
      await reload();
      setIsChanging(false);
    }
  };

  return { isChanging, change };
}
