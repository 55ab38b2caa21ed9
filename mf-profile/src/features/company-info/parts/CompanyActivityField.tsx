import { useField as useFormikField } from 'formik';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { Button } from 'shared-ui/Button';
import { Field, useField } from 'shared-ui/Field';
import { CollapsibleText } from 'shared-ui/LinkedText';
import { texts } from '../texts';
import { ActivityPickerDialog } from './ActivityPickerDialog';
import { CompanyListProblem } from './CompanyListProblem';

/** Characters of the selected areas shown before they are expanded (specification, section 9). */
const ACTIVITY_LENGTH = 300;

interface CompanyActivityFieldProps {
  label: string;
  hint: string;
  required: boolean;
  list: Query<Schema<'ActivityArea'>[]>;
  /** The company's current areas: their names are available before the list has loaded. */
  storedAreas: readonly Schema<'Activity'>[];
}

/** The company's areas of activity, picked in a dialog by group or one by one (EDIT-04). */
export function CompanyActivityField({ label, hint, required, list, storedAreas }: CompanyActivityFieldProps) {
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
  const names = new Map([...storedAreas, ...(list.data ?? [])].map((area) => [area.id, area.value]));
  const chosen = value.flatMap((id) => names.get(id) ?? []);

  const close = () => {
    setIsOpen(false);
    // The form validates on each change; validating here again would use outdated values.
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
