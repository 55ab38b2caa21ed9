import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { controlStyle } from '../Field/controlStyle';
import { Field } from '../Field/Field';
import { useField, type FieldOptions } from '../Field/useField';

export interface SelectOption {
  /** What the form gets; must be unique in the list. */
  value: string | number;
  /** What the person reads. */
  label: string;
  /** Shown but not to be chosen. */
  isDisabled?: boolean;
}

export interface SelectProps extends FieldOptions, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  /** What can be chosen, in order. */
  options: readonly SelectOption[];
  /** Stands for «nothing chosen yet» (value `''`). */
  placeholder?: string;
}

/** One of a short list, drawn by the system: it knows phones, keyboards and screen readers best. All other properties go to the select. */
export function Select({ label, isLabelHidden, hint, error, required, options, placeholder, ...rest }: SelectProps) {
  const { field, control } = useField({ ...rest, label, isLabelHidden, hint, error, required });
  return (
    <Field {...field}>
      <Box>
        <Native {...rest} {...control}>
          {placeholder !== undefined && (
            <option value="" disabled={required}>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </Native>
        <Arrow size={16} aria-hidden />
      </Box>
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Native = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: ${theme.space(9)};
  cursor: pointer;
`;

const Arrow = styled(ChevronDown)`
  position: absolute;
  top: calc(50% - ${theme.space(2)});
  right: ${theme.space(3)};
  color: ${theme.color.textMuted};
  pointer-events: none;
`;
