import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { FieldHint, FieldMark, FieldProblem } from './fieldTexts';
import type { FieldParts } from './useField';

export interface FieldProps extends FieldParts {
  /** The control, with the props from `useField`. */
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
        {isRequired && <FieldMark aria-hidden> *</FieldMark>}
      </Label>
      {children}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {/* Always rendered: screen readers announce a live region only if it existed before its text. */}
      <FieldProblem id={errorId} aria-live="polite">
        {error}
      </FieldProblem>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(1)};
  min-width: 0;
`;

const Label = styled.label`
  justify-self: start;
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
`;
