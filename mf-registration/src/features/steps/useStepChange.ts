import { useState } from 'react';
import { request } from 'shared-api/client';
import type { RegistrationStep } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import { toast } from 'shared-ui/toast';
import { texts } from './texts';

/** Moves the current user on to a step of the registration. A repeat is no error. */
const useSaveStep = createMutation((step: RegistrationStep) =>
  request('put', '/api/profile/registration_step', { body: { step } }),
);

/**
 * Moves on to the next step of the registration. A failure shows a toast and changes nothing (REG-09); the user is read
 * again, since another tab may have moved on, and then the guard knows where to.
 * @param onChanged leads on; until the next page is there the button stays busy, so a second press does nothing
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
