import type { ReactNode } from 'react';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { Cluster } from 'shared-ui/Cluster';
import { Stack } from 'shared-ui/Stack';
import { ConflictAlert, type ConflictAlertProps } from '#parts/ConflictAlert';
import { texts } from '../texts';

interface CardFormProps {
  title: string;
  form: {
    isDirty: boolean;
    isBusy: boolean;
    failure: string | undefined;
    conflict: ConflictAlertProps | undefined;
    submit: (form: HTMLFormElement) => void;
    cancel: () => void;
  };
  children: ReactNode;
}

/** A card that saves by itself; its foot appears with the first change. */
export function CardForm({ title, form, children }: CardFormProps) {
  return (
    <Card title={title}>
      <form
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit(event.currentTarget);
        }}
      >
        <Stack gap={4}>
          {children}
          {form.conflict && <ConflictAlert {...form.conflict} />}
          {form.failure && <Alert kind="danger">{form.failure}</Alert>}
          {(form.isDirty || form.isBusy) && (
            <Cluster>
              <span role="status">{texts.unsaved}</span>
              <Button variant="secondary" disabled={form.isBusy} onClick={form.cancel}>
                {texts.cancel}
              </Button>
              <Button type="submit" isBusy={form.isBusy}>
                {texts.save}
              </Button>
            </Cluster>
          )}
        </Stack>
      </form>
    </Card>
  );
}
