import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../Field/controlStyle';
import { Field } from '../Field/Field';
import { useField, type FieldOptions } from '../Field/useField';
import { usePhoneEditing } from './usePhoneEditing';

const PLACEHOLDER = '+7 (XXX) XXX-XX-XX';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'pattern' | 'size'
>;

export interface PhoneFieldProps extends FieldOptions, InputProps {
  /** The number as it is shown: «+7 (916) 123-45-67», «+375 29 123 45 67». */
  value: string;
  /** The number changed; whether it is all there, `isCompletePhone` says. */
  onValueChange: (value: string) => void;
}

/**
 * A phone number of any country (REG-02). A Russian one is understood as people write it: 8 916…, +7916…, with or without brackets;
 * what begins with another country's code takes the form of that country. All other properties go to the input.
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
  const { field, control } = useField({ ...rest, label, isLabelHidden, hint, error, required });
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
