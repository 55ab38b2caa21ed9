import { useId } from 'react';
import type { CheckTreeId } from '../CheckTree/checkTreeRows';
import { Field } from '../Field/Field';
import { useField, type FieldOptions } from '../Field/useField';
import type { FilterOption } from './filterItems';
import { MultiSelectOptions, type MultiSelectOptionsProps } from './MultiSelectOptions';
import { PressPopover } from './PressPopover';

export interface MultiSelectFilterProps<Value extends CheckTreeId>
  extends FieldOptions, Omit<MultiSelectOptionsProps<Value>, 'label' | 'note'> {
  /** Shown while no value is chosen. */
  placeholder?: string;
  /** Called when it closes, for forms that validate visited fields. */
  onClose?: () => void;
  required?: boolean;
}

/**
 * A field for several values of a list: options in a popover, on phones in a modal. In a row of filters use
 * `FilterPopover`.
 */
export function MultiSelectFilter<Value extends CheckTreeId>({
  label,
  isLabelHidden,
  hint,
  error,
  required,
  placeholder = 'Любые',
  onClose,
  ...list
}: MultiSelectFilterProps<Value>) {
  const { field, control } = useField({ label, isLabelHidden, hint, error, required });
  const valueId = useId();
  const name = typeof label === 'string' ? label : 'Варианты';
  return (
    <Field {...field}>
      <PressPopover
        id={control.id}
        name={name}
        heading={label}
        valueId={valueId}
        onClose={onClose}
        aria-describedby={control['aria-describedby']}
        aria-labelledby={`${field.labelId} ${valueId}`}
        // A button may not have `aria-invalid` or `aria-required`; its description and its name carry them.
        data-invalid={control['aria-invalid']}
        face={
          <>
            {summary(list.options, list.value) ?? placeholder}
            {required && <span className="visually-hidden">, обязательное поле</span>}
          </>
        }
      >
        <MultiSelectOptions {...list} label={name} />
      </PressPopover>
    </Field>
  );
}

function summary(options: readonly FilterOption[], value: readonly CheckTreeId[]): string | undefined {
  if (value.length === 0) return undefined;
  if (value.length > 1) return `Выбрано: ${value.length}`;
  return options.find((option) => option.value === value[0])?.label ?? 'Выбрано: 1';
}
