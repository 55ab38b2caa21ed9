import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { tickLineStyle, tickStyle } from '../Field/tickStyle';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** What is agreed to or chosen; may hold a link. */
  label: ReactNode;
  /** Explains the choice; read out together with it. */
  hint?: ReactNode;
  /** What is wrong with the choice. */
  error?: ReactNode;
  /** Some, but not all, of the group's items are chosen. */
  isIndeterminate?: boolean;
}

/** Yes or no. `ref` and all other properties go to the input. */
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

  // «Some» exists only as a property of the element, there is no attribute for it.
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
          {required && <Mark aria-hidden> *</Mark>}
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

const Mark = styled.span`
  color: ${theme.color.danger};
`;

const Hint = styled.p`
  padding-left: ${theme.space(6.5)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Problem = styled.p`
  padding-left: ${theme.space(6.5)};
  color: ${theme.color.danger};
  font-size: ${theme.text.s};
`;
