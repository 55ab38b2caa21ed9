import { object, ref } from 'yup';
import { rules, ruleTexts } from 'shared-ui/forms';

/** A type, not an interface: formik requires an index signature. */
export type PasswordValues = {
  password: string;
  newPassword: string;
  retryPassword: string;
};

export const emptyPasswordValues: PasswordValues = { password: '', newPassword: '', retryPassword: '' };

/** Rules of the password change (specification, section 5, Password change). */
export const passwordSchema = object({
  password: rules.password,
  // An empty password is reported as missing, not as unchanged.
  newPassword: rules.password.test('same', 'Новый пароль должен отличаться от текущего.', (typed, { parent }) => {
    const { password: old } = parent as PasswordValues;
    return !typed || typed !== old;
  }),
  retryPassword: rules.password.oneOf([ref('newPassword')], ruleTexts.retryPassword),
});
