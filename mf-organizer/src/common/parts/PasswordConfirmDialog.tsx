import { useId, useState, type SubmitEvent } from 'react';
import { object } from 'yup';
import { describeAuthErrors } from 'shared-api/auth-errors';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { findProblems, MAX_LENGTH, rules } from 'shared-ui/forms';
import { Stack } from 'shared-ui/Stack';
import { PasswordField } from 'shared-ui/TextField';
import { confirmPassword } from '../api/confirmPassword';
import type { Confirmation } from '../state/useConfirmed';

const schema = object({ password: rules.password });

/** Asks for the own password before contacts leave, many are mailed or blocked (ORG-04); with `useConfirmed`. */
export function PasswordConfirmDialog({ onConfirmed, onCancel }: Confirmation) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ field?: string; alert?: string }>({});
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const field = findProblems(schema, { password }).password;
    setProblem({ field });
    if (field !== undefined) return;
    setIsBusy(true);
    try {
      await confirmPassword(password);
      onConfirmed();
    } catch (error) {
      const { fields, message } = describeAuthErrors(error);
      setProblem(fields.password === undefined ? { alert: message } : { field: fields.password });
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title="Подтвердите, что это вы"
      description="Пароль от вашего аккаунта. На 15 минут его хватит и для следующих действий."
      size="small"
      isBusy={isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
            Отмена
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            Подтвердить
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={3}>
          <PasswordField
            label="Пароль"
            required
            value={password}
            error={problem.field}
            maxLength={MAX_LENGTH.password}
            onChange={({ target }) => {
              setPassword(target.value);
              setProblem({});
            }}
          />
          {problem.alert && <Alert kind="danger">{problem.alert}</Alert>}
        </Stack>
      </form>
    </Dialog>
  );
}
