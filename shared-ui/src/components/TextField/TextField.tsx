import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { controlStyle } from '../Field/controlStyle';
import { Field } from '../Field/Field';
import { useField, type FieldOptions } from '../Field/useField';

export interface TextFieldProps extends FieldOptions, ComponentPropsWithRef<'input'> {
  /** An icon or a small button inside the field, at its end. */
  end?: ReactNode;
}

/** A single-line text field. `ref` and all other properties go to the input; works controlled and uncontrolled. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  end,
  type = 'text',
  required,
  ...rest
}: TextFieldProps) {
  const { field, control } = useField({ ...rest, label, isLabelHidden, hint, error, required });
  return (
    <Field {...field}>
      <Box>
        <Input {...rest} {...control} type={type} $hasEnd={Boolean(end)} />
        {end && <End>{end}</End>}
      </Box>
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input<{ $hasEnd: boolean }>`
  ${controlStyle}
  ${({ $hasEnd }) => $hasEnd && `padding-right: ${theme.control.height};`}
`;

const End = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: ${theme.control.height};
`;
