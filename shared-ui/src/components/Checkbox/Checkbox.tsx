import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
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
  /** Some, but not all, items of the group are ticked. */
  isIndeterminate?: boolean;
}

/** A single checkbox. `ref` and other props go to the input. */
export function Checkbox({
  label,
  hint,
  error,
  isIndeterminate = false,
  id,
  ref,
  required,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const input = useRef<HTMLInputElement>(null);

  // `indeterminate` exists only as a DOM property, not as an attribute.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  const setInput = (element: HTMLInputElement | null) => {
    input.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };

  return (
    <Root>
      <Row htmlFor={inputId}>
        <Box
          {...rest}
          ref={setInput}
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
