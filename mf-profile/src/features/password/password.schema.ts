import { object, ref, string } from 'yup';
import { PASSWORD_LENGTH, texts } from './texts';

/** Longest password that the call takes, as the contract says. */
export const MAX_LENGTH = 200;

/** The change of a password as the form holds it. A type, not an interface: formik wants an index signature. */
export type PasswordValues = {
  password: string;
  newPassword: string;
  retryPassword: string;
};

export const emptyPasswordValues: PasswordValues = { password: '', newPassword: '', retryPassword: '' };

const { errors } = texts;
const password = string().required(errors.required).min(PASSWORD_LENGTH, errors.length).max(MAX_LENGTH);

/** What is asked for (specification, section 5, Password change). */
export const passwordSchema = object({
  password,
  // An empty one is missing, not the same.
  newPassword: password.test('same', errors.same, (typed, { parent }) => {
    const { password: old } = parent as { password: string };
    return !typed || typed !== old;
  }),
  retryPassword: password.oneOf([ref('newPassword')], errors.retryPassword),
});
