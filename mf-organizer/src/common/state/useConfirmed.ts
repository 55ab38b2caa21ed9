import { useCallback, useState } from 'react';
import { problemOf, toError } from 'shared-api/client';

/** Props of `PasswordConfirmDialog`. */
export interface Confirmation {
  /** The password was right: makes the call again. */
  onConfirmed: () => void;
  /** The call fails with the server's refusal. */
  onCancel: () => void;
}

/** Makes a call, again after the password when the server asks for it. */
export type Confirmed = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/**
 * Makes calls that may need the own password: one that the server refuses until then waits for the password and is made
 * again.
 * @returns `confirmed` makes a call; `confirmation` is for `PasswordConfirmDialog`, which is shown while it is defined
 */
export function useConfirmed() {
  const [confirmation, setConfirmation] = useState<Confirmation>();

  const confirmed: Confirmed = useCallback(async (call) => {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (!needsPassword(error)) throw error;
        await new Promise<void>((resolve, reject) =>
          setConfirmation({ onConfirmed: resolve, onCancel: () => reject(toError(error)) }),
        ).finally(() => setConfirmation(undefined));
      }
    }
  }, []);

  return { confirmed, confirmation };
}

/** Whether the server refused a call only until the own password is entered; true after cancelling the dialog too. */
function needsPassword(error: unknown): boolean {
  const problem = problemOf(error);
  return problem.kind === 'http' && problem.needsPassword === true;
}
