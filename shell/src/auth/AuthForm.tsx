import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { describeAuthErrors, type AuthErrors, type AuthField } from 'shared-api/auth-errors';
import { ApiError } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { Stack } from 'shared-ui/Stack';
import { useEarlyInput } from '../first-screen/useEarlyInput';
import { AuthRefusal } from './AuthRefusal';

/** What a field of the form takes from it. */
interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

interface AuthFormProps<Name extends AuthField> {
  /** The fields' values at the beginning. */
  initial: Record<Name, string>;
  /** What is wrong with the values, by field. */
  validate: (values: Record<Name, string>) => Partial<Record<Name, string>>;
  /** Sends the values; a rejection with an ApiError is shown in the form. */
  onSubmit: (values: Record<Name, string>) => Promise<void>;
  /** The button's text. */
  submitText: string;
  /** Draws the fields. `highlights`: which of the server's fields a field stands for, when it is not the one of its own name. */
  children: (field: (name: Name, highlights?: readonly AuthField[]) => FieldProps) => ReactNode;
}

/**
 * A form that the server may refuse with the codes of section 8 (AUTH-04, AUTH-05): it shows what is wrong with fields that were left,
 * the refusal until something is typed, and sends once at a time. Plain state instead of formik and yup: it stands on the way to the first
 * screen, and those two would add a fifth to its bytes (docs/adr/0003-login-without-formik.md).
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
      (refusal?.fields.some((refused) => highlights.includes(refused)) ? refusal.message : undefined),
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
      setRefusal(describeAuthErrors(error instanceof ApiError ? error.problem : { kind: 'http', status: 0, text: '' }));
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
    // The method only matters if a browser should ever send it by itself: nothing of it may get into an address.
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
