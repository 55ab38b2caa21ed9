import { createAccountStore } from '../storage/accountStore';

/** Whether the account has put «Первые шаги» away; «Помощь» shows them again (FIRST-02). */
export const hiddenStepsStore = createAccountStore<boolean>('first-steps-hidden', {
  parse: (kept) => kept === true,
  serialize: (isHidden) => isHidden,
});
