import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { describeAuthErrors, type AuthErrors, type AuthField } from 'shared-api/auth-errors';
import { Button } from 'shared-ui/Button';
import { Stack } from 'shared-ui/Stack';
import { useEarlyInput } from '../first-screen/useEarlyInput';
import { AuthRefusal } from './AuthRefusal';

interface FieldProps {
  name: string;
  value: string;
  error: string | true | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

interface AuthFormProps<Name extends AuthField> {
  initial: Record<Name, string>;
  validate: (values: Record<Name, string>) => Partial<Record<Name, string>>;
  /** Sends the values; the form shows a rejection with an ApiError. */
  onSubmit: (values: Record<Name, string>) => Promise<void>;
  submitText: string;
  /**
   * Renders the fields. `highlights`: server fields whose refusals highlight this field, if not just the one of the
   * same name.
   */
  children: (field: (name: Name, highlights?: readonly AuthField[]) => FieldProps) => ReactNode;
}

/**
 * A form that the server may refuse with the codes of section 8 (AUTH-04, AUTH-05). It shows errors of fields after
 * blur and the refusal until the next input, and ignores a second submit while sending. Plain state instead of formik
 * and yup, which would add a fifth to the bytes of the first screen (docs/adr/0003-login-without-formik.md).
 */
export function AuthForm<Name extends AuthField>({
  initial,
  validate,
  onSubmit,
  submitText,
  children,
}: AuthFormProps<Name>) {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<Partial<Record<Name, boolean>>>({});
  const [refusal, setRefusal] = useState<AuthErrors>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors = validate(values);
  const isInvalid = Object.keys(errors).length > 0;

  const field = (name: Name, highlights: readonly AuthField[] = [name]) => ({
    name,
    value: values[name],
    error:
      (touched[name] && errors[name]) ||
      (refusal && highlights.some((refused) => refusal.fields[refused])
        ? // The panel above has said it.
          refusal.isNotActivated || refusal.message
        : undefined),
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setRefusal(undefined);
    },
    onBlur: () => setTouched({ ...touched, [name]: true }),
  });

  const send = async (sent: Record<Name, string>) => {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await onSubmit(sent);
    } catch (error) {
      setRefusal(describeAuthErrors(error));
      window.scrollTo(0, 0);
    }
    setIsBusy(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isInvalid && !isBusy) void send(values);
  };

  useEarlyInput(form, (typed, wasEntered) => {
    const taken = { ...values };
    for (const name of Object.keys(values) as Name[]) taken[name] = typed[name] ?? '';
    if (Object.values(taken).join('') === Object.values(values).join('')) return;
    setValues(taken);
    if (wasEntered && Object.keys(validate(taken)).length === 0) void send(taken);
  });

  return (
    // POST, in case the browser ever submits the form itself: passwords must not end up in an address.
    <form ref={form} method="post" onSubmit={submit} noValidate>
      <Stack>
        {refusal && <AuthRefusal refusal={refusal} />}
        {children(field)}
        <Button type="submit" isWide isBusy={isBusy} disabled={isInvalid}>
          {submitText}
        </Button>
      </Stack>
    </form>
  );
}
