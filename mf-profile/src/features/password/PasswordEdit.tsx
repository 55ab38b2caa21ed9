import { FormikProvider } from 'formik';
import { formFields, MAX_LENGTH, PASSWORD_LENGTH } from 'shared-ui/forms';
import { Stack } from 'shared-ui/Stack';
import { PasswordField } from 'shared-ui/TextField';
import { useChangePassword } from '#api/saveProfile';
import { SectionFoot } from '#parts/SectionFoot';
import { useSectionForm } from '#state/useSectionForm';
import { emptyPasswordValues, passwordSchema } from './password.schema';

interface PasswordEditProps {
  onDirtyChange?: (isDirty: boolean) => void;
}

const labels = {
  password: 'Текущий пароль',
  newPassword: 'Новый пароль',
  retryPassword: 'Повторите новый пароль',
};

/** Form that changes the password (EDIT-02); its values are never stored in the browser. */
export function PasswordEdit({ onDirtyChange }: PasswordEditProps) {
  const changePassword = useChangePassword();
  const { formik, form, foot } = useSectionForm({
    saved: emptyPasswordValues,
    schema: passwordSchema,
    send: ({ password, newPassword, retryPassword }) =>
      changePassword({ password, new_password: newPassword, retry_password: retryPassword }),
    labels,
    afterSaving: () => emptyPasswordValues,
    onDirtyChange,
  });
  const field = formFields(formik);
  return (
    <FormikProvider value={formik}>
      <form ref={form} onSubmit={formik.handleSubmit} noValidate>
        <Stack gap={5}>
          <PasswordField
            {...field.input('password')}
            label={labels.password}
            required
            maxLength={MAX_LENGTH.password}
            autoComplete="current-password"
          />
          <PasswordField
            {...field.input('newPassword')}
            label={labels.newPassword}
            required
            hint={`Не менее ${PASSWORD_LENGTH} символов`}
            maxLength={MAX_LENGTH.password}
            autoComplete="new-password"
          />
          <PasswordField
            {...field.input('retryPassword')}
            label={labels.retryPassword}
            required
            maxLength={MAX_LENGTH.password}
            autoComplete="new-password"
          />
          <SectionFoot {...foot} savedText="Пароль изменён" label="Изменить пароль" />
        </Stack>
      </form>
    </FormikProvider>
  );
}
