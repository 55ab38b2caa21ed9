import { useRef, type ReactNode } from 'react';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { Stack } from 'shared-ui/Stack';
import { ConflictAlert, type ConflictAlertProps } from '#parts/ConflictAlert';
import { useSaveBar } from '#state/useSaveBar';
import { texts } from '../texts';

interface CardFormProps {
  title: string;
  form: {
    isDirty: boolean;
    changed: readonly string[];
    isBusy: boolean;
    failure: string | undefined;
    conflict: ConflictAlertProps | undefined;
    submit: (form: HTMLFormElement) => void;
    cancel: () => void;
  };
  children: ReactNode;
}

/** A card with a form, whose changes the page's bar saves. */
export function CardForm({ title, form, children }: CardFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { isDirty, changed, isBusy, submit, cancel } = form;
  useSaveBar(
    isDirty || isBusy
      ? {
          changed: changed.length > 0 ? changed : [title],
          isBusy,
          save: () => element.current && submit(element.current),
          cancel,
        }
      : undefined,
  );
  return (
    <Card title={title}>
      <form
        ref={element}
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          if (isDirty) submit(event.currentTarget);
        }}
      >
        <Stack gap={4}>
          {children}
          {form.conflict && <ConflictAlert {...form.conflict} />}
          {form.failure && <Alert kind="danger">{form.failure}</Alert>}
        </Stack>
        {/* Browsers save on Enter only in a form with such a button. */}
        <span hidden>
          <Button type="submit">{texts.save}</Button>
        </span>
      </form>
    </Card>
  );
}
