import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { FieldHint, FieldMark, FieldProblem } from '../Field/fieldTexts';
import { tickLineStyle, tickStyle } from '../Field/tickStyle';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** May contain a link. */
  label: ReactNode;
  /** Explanation, read out with the checkbox. */
  hint?: ReactNode;
  /** Error message; marks the checkbox as invalid. */
  error?: ReactNode;
}

/** A single checkbox. `ref` and other props go to the input. */
export function Checkbox({
  label,
  hint,
  error,
  id,
  required,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  return (
    <Root>
      <Row htmlFor={inputId}>
        <Box
          {...rest}
          id={inputId}
          type="checkbox"
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && errorId, hint && hintId, describedBy].filter(Boolean).join(' ') || undefined}
        />
        <span>
          {label}
          {required && <FieldMark aria-hidden> *</FieldMark>}
        </span>
      </Row>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <Problem id={errorId} aria-live="polite">
        {error}
      </Problem>
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;
`;

const Row = styled.label`
  ${tickLineStyle}
  display: inline-flex;
  max-width: 100%;
`;

const Box = styled.input`
  ${tickStyle}

  &[aria-invalid='true'] {
    outline: 2px solid ${theme.color.danger};
  }
`;

const Hint = styled(FieldHint)`
  padding-left: ${theme.space(6.5)};
`;

const Problem = styled(FieldProblem)`
  padding-left: ${theme.space(6.5)};
`;
