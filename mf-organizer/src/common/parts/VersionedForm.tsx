import { useRef, type ReactNode } from 'react';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Stack } from 'shared-ui/Stack';
import { useSaveBar } from '#state/useSaveBar';
import { ConflictAlert, type ConflictAlertProps } from './ConflictAlert';

export interface VersionedFormProps {
  title: string;
  /** Of `useVersionedForm`. */
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

/** A form whose changes the frame's bar saves (`SaveBarFrame`). */
export function VersionedForm({ title, form, children }: VersionedFormProps) {
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
        <Button type="submit">Сохранить</Button>
      </span>
    </form>
  );
}
