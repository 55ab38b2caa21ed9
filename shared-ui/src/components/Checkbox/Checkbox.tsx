import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { media, theme } from 'shared-ui/theme';

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
export function Checkbox({ label, hint, error, isIndeterminate = false, id, ref, required, 'aria-describedby': describedBy, ...rest }: CheckboxProps) {
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
  display: inline-flex;
  align-items: flex-start;
  gap: ${theme.space(2)};
  max-width: 100%;
  padding-block: ${theme.space(1)};
  cursor: pointer;

  ${media.narrow} {
    min-height: ${theme.control.height};
    padding-block: ${theme.space(2.5)};
  }

  &:has(:disabled) {
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  flex: none;
  width: ${theme.space(4.5)};
  height: ${theme.space(4.5)};
  margin-top: calc((1lh - ${theme.space(4.5)}) / 2);
  accent-color: ${theme.color.accent};
  cursor: inherit;

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
