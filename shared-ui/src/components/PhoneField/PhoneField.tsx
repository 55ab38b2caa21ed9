import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../Field/controlStyle';
import { Field } from '../Field/Field';
import { useField, type FieldOptions } from '../Field/useField';
import { usePhoneMask } from './usePhoneMask';

const PLACEHOLDER = '+7 (XXX) XXX-XX-XX';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'pattern' | 'size'
>;

export interface PhoneFieldProps extends FieldOptions, InputProps {
  /** The number as it is shown: «+7 (916) 123-45-67». */
  value: string;
  /** The number changed; it is complete when it has all 18 characters. */
  onValueChange: (value: string) => void;
}

/** A Russian phone number. Understands what people paste: 8 916…, +7916…, with or without brackets. All other properties go to the input. */
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
  const mask = usePhoneMask({ value, onValueChange });
  return (
    <Field {...field}>
      <Input
        autoComplete="tel"
        {...rest}
        {...control}
        type="tel"
        inputMode="tel"
        placeholder={placeholder}
        value={mask.value}
        onChange={mask.onChange}
        onSelect={(event) => {
          onSelect?.(event);
          mask.onSelect(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) mask.onKeyDown(event);
        }}
      />
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`;
