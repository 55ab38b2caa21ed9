import { useState } from 'react';
import type { RegistrationStep } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { toast } from 'shared-ui/toast';
import { saveRegistrationStep } from './api/saveRegistrationStep';
import { texts } from './texts';

/**
 * Moving on to the next step of the registration. A failure shows its toast and changes nothing (REG-09); the user is read
 * again then too: another tab may have moved on, and the guard knows where to.
 * @param onChanged leads on; until the next page is there the button stays busy, which also takes a second press
 */
export function useStepChange(step: RegistrationStep, onChanged: () => Promise<void> | void) {
  const [isChanging, setIsChanging] = useState(false);
  const { reload } = useCurrentUser();

  const change = async () => {
    setIsChanging(true);
    try {
      await saveRegistrationStep(step);
      await onChanged();
    } catch {
      toast.danger(texts.stepFailed);
      await reload();
      setIsChanging(false);
    }
  };

  return { isChanging, change };
}
