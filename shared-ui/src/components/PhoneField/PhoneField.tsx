import type { ComponentPropsWithRef } from 'react';
import { IMaskInput } from 'react-imask';
import { styled } from 'styled-components';

import { controlStyle } from '../Field/controlStyle';
import { Field } from '../Field/Field';
import { useField, type FieldOptions } from '../Field/useField';

const MASK = '+{7} (000) 000-00-00';
const PLACEHOLDER = '+7 (XXX) XXX-XX-XX';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'pattern' | 'size'>;

export interface PhoneFieldProps extends FieldOptions, InputProps {
  /** The number as it is shown: «+7 (916) 123-45-67». */
  value: string;
  /** The number changed; it is complete when it has all 18 characters. */
  onValueChange: (value: string) => void;
}

/** A Russian phone number. Understands what people paste: 8 916…, +7916…, with or without brackets. All other properties go to the input. */
export function PhoneField({ label, isLabelHidden, hint, error, required, value, onValueChange, ref, placeholder = PLACEHOLDER, ...rest }: PhoneFieldProps) {
  const { field, control } = useField({ ...rest, label, isLabelHidden, hint, error, required });
  return (
    <Field {...field}>
      <Input
        autoComplete="tel"
        {...rest}
        {...control}
        type="tel"
        inputMode="tel"
        placeholder={placeholder}
        mask={MASK}
        value={value}
        inputRef={ref}
        prepare={replaceTrunkPrefix}
        onAccept={(next: string) => {
          if (next !== value) onValueChange(next);
        }}
      />
    </Field>
  );
}

// At home the same number begins with 8; in front of an empty mask it means +7.
function replaceTrunkPrefix(added: string, masked: { value: string }): string {
  return masked.value === '' ? added.replace(/^\s*8/, '7') : added;
}

const Input = styled(IMaskInput)`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`;
