import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { controlStyle } from '../Field/controlStyle';
import { Field } from '../Field/Field';
import { useField, type FieldOptions } from '../Field/useField';
import { Icon } from '../Icon/Icon';

export interface SelectOption {
  /** Unique in the list. */
  value: string | number;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps extends FieldOptions, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Shown while no value is chosen (value `''`). */
  placeholder?: string;
}

/**
 * Single choice from a short list, as a native select: the system’s own works best with phones, keyboards and screen
 * readers. All other properties go to the select.
 */
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
        <Arrow icon={ChevronDown} size={16} />
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

const Arrow = styled(Icon)`
  position: absolute;
  top: calc(50% - ${theme.space(2)});
  right: ${theme.space(3)};
  color: ${theme.color.textMuted};
  pointer-events: none;
`;
