import { FormikProvider } from 'formik';
import { FormPasswordField } from 'shared-ui/forms/FormPasswordField';
import { Stack } from 'shared-ui/Stack';
import { SectionFoot } from '#components/SectionFoot';
import { describeProblems } from '#forms/describeProblems';
import { useSectionForm } from '#forms/useSectionForm';
import { useChangePassword } from '../api/useChangePassword';
import { emptyPasswordValues, MAX_LENGTH, passwordSchema } from '../password.schema';
import { texts } from '../texts';

interface PasswordEditProps {
  onDirtyChange?: (isDirty: boolean) => void;
}

const names = {
  password: texts.password,
  newPassword: texts.newPassword,
  retryPassword: texts.retryPassword,
};

/** A new password instead of the old one (EDIT-02). Nothing of it is kept anywhere. */
export function PasswordEdit({ onDirtyChange }: PasswordEditProps) {
  const changePassword = useChangePassword();
  const { formik, form, foot } = useSectionForm({
    saved: emptyPasswordValues,
    schema: passwordSchema,
    send: ({ password, newPassword, retryPassword }) =>
      changePassword({ password, new_password: newPassword, retry_password: retryPassword }),
    afterSaving: () => emptyPasswordValues,
    onDirtyChange,
  });
  return (
    <FormikProvider value={formik}>
      <form ref={form} onSubmit={formik.handleSubmit} noValidate>
        <Stack gap={5}>
          <FormPasswordField
            name="password"
            label={texts.password}
            required
            maxLength={MAX_LENGTH}
            autoComplete="current-password"
          />
          <FormPasswordField
            name="newPassword"
            label={texts.newPassword}
            required
            hint={texts.newPasswordHint}
            maxLength={MAX_LENGTH}
            autoComplete="new-password"
          />
          <FormPasswordField
            name="retryPassword"
            label={texts.retryPassword}
            required
            maxLength={MAX_LENGTH}
            autoComplete="new-password"
          />
          <SectionFoot
            missing={describeProblems(formik.errors, names, [texts.errors.required])}
            {...foot}
            savedText={texts.saved}
            label={texts.submit}
          />
        </Stack>
      </form>
    </FormikProvider>
  );
}
