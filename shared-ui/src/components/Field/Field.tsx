import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import type { FieldParts } from './useField';

export interface FieldProps extends FieldParts {
  /** The control, with the properties that `useField` returned for it. */
  children: ReactNode;
}

/** Label, control, hint and error of one field, in one column. */
export function Field({
  controlId,
  labelId,
  hintId,
  errorId,
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  children,
}: FieldProps) {
  return (
    <Root>
      <Label id={labelId} htmlFor={controlId} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
        {isRequired && <Mark aria-hidden> *</Mark>}
      </Label>
      {children}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {/* Always there: a live region is only heard when it existed before its text did. */}
      <Problem id={errorId} aria-live="polite">
        {error}
      </Problem>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space(1)};
  min-width: 0;
`;

const Label = styled.label`
  justify-self: start;
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
`;

const Mark = styled.span`
  color: ${theme.color.danger};
`;

const Hint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Problem = styled.p`
  color: ${theme.color.danger};
  font-size: ${theme.text.s};

  /* Empty it takes no room, the grid's gap included, yet stays in the accessibility tree. */
  &:empty {
    position: absolute;
  }
`;
