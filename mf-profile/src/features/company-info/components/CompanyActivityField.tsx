import { useField as useFormikField } from 'formik';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { ActivityPickerDialog } from 'shared-ui/ActivityPickerDialog';
import { Button } from 'shared-ui/Button';
import { CollapsibleText } from 'shared-ui/CollapsibleText';
import { Field, useField } from 'shared-ui/Field';
import { ACTIVITY_LENGTH } from '../limits';
import { texts } from '../texts';
import { CompanyListProblem } from './CompanyListProblem';

interface CompanyActivityFieldProps {
  label: string;
  hint: string;
  required: boolean;
  /** All areas and groups. */
  list: Query<Schema<'ActivityArea'>[]>;
  /** The areas that the company has by now: they have names before the list is there. */
  known: readonly Schema<'Activity'>[];
}

/** The company's areas of activity, chosen by group or one by one in a dialog (EDIT-04). */
export function CompanyActivityField({ label, hint, required, list, known }: CompanyActivityFieldProps) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useFormikField<number[]>('activity');
  const [isOpen, setIsOpen] = useState(false);
  const pressId = useId();
  const chosenId = useId();
  const { field, control } = useField({
    label,
    required,
    hint: list.error === undefined ? hint : <CompanyListProblem list={list} />,
    error: touched && error,
    'aria-describedby': value.length > 0 ? chosenId : undefined,
  });
  const names = new Map([...known, ...(list.data ?? [])].map((area) => [area.id, area.value]));
  const chosen = value.flatMap((id) => names.get(id) ?? []);

  const close = () => {
    setIsOpen(false);
    // The form checks itself at each change; checking here again would look at the values before it.
    void setTouched(true, false);
  };

  return (
    <Field {...field}>
      {chosen.length > 0 && <CollapsibleText id={chosenId} text={chosen.join(', ')} limit={ACTIVITY_LENGTH} />}
      <Press>
        <Button
          id={control.id}
          variant="secondary"
          aria-haspopup="dialog"
          aria-labelledby={`${field.labelId} ${pressId}`}
          aria-describedby={control['aria-describedby']}
          onClick={() => setIsOpen(true)}
        >
          <span id={pressId}>
            {value.length > 0 ? texts.changeActivity(value.length) : texts.chooseActivity}
            {required && <span className="visually-hidden">{texts.required}</span>}
          </span>
        </Button>
      </Press>
      <ActivityPickerDialog
        isOpen={isOpen}
        onClose={close}
        title={texts.activityTitle}
        nodes={list.data}
        value={value}
        onConfirm={(ids) => void setValue(ids)}
        onRetry={list.error === undefined ? undefined : () => void list.reload()}
      />
    </Field>
  );
}

const Press = styled.div`
  justify-self: start;
  max-width: 100%;
`;
