import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../Field/controlStyle';
import { Field } from '../Field/Field';
import { useField, type FieldOptions } from '../Field/useField';
import { readPhone } from './readPhone';
import { usePhoneEditing } from './usePhoneEditing';

const PLACEHOLDER = '+7 (XXX) XXX-XX-XX';
const UNCLEAR = 'Не удалось прочитать номер. Оставьте один номер с кодом страны.';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'pattern' | 'size'
>;

export interface PhoneFieldProps extends FieldOptions, InputProps {
  /** The formatted number: «+7 (916) 123-45-67», «+375 29 123 45 67». */
  value: string;
  /** Called with the formatted number, complete or not: see `isCompletePhone`. */
  onValueChange: (value: string) => void;
}

/**
 * A phone number of any country (REG-02). Russian numbers are accepted in every usual form: 8 916…, +7916…, with or
 * without brackets; a number with another country code is formatted by the rules of that country. A pasted text that is
 * not exactly one number stays unchanged and is marked as invalid. All other properties go to the input.
 */
export function PhoneField({
  label,
  isLabelHidden,
  hint,
  error,
  required,
  value,
  onValueChange,
  placeholder = PLACEHOLDER,
  onKeyDown,
  onSelect,
  ...rest
}: PhoneFieldProps) {
  const problem = readPhone(value) === undefined ? UNCLEAR : error;
  const { field, control } = useField({ ...rest, label, isLabelHidden, hint, error: problem, required });
  const editing = usePhoneEditing({ value, onValueChange });
  return (
    <Field {...field}>
      <Input
        autoComplete="tel"
        {...rest}
        {...control}
        type="tel"
        inputMode="tel"
        placeholder={placeholder}
        value={editing.value}
        onChange={editing.onChange}
        onSelect={(event) => {
          onSelect?.(event);
          editing.onSelect(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) editing.onKeyDown(event);
        }}
      />
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`;
