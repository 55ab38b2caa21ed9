import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { FieldHint, FieldMark, FieldProblem } from '../Field/fieldTexts';
import { tickLineStyle, tickStyle } from '../Field/tickStyle';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** May contain a link. */
  label: ReactNode;
  /** Only screen readers get the label, where visible text would repeat it. */
  isLabelHidden?: boolean;
  /** Explanation, read out with the checkbox. */
  hint?: ReactNode;
  /** Error message; marks the checkbox as invalid. */
  error?: ReactNode;
}

/** A single checkbox. `ref` and other props go to the input. */
export function Checkbox({
  label,
  isLabelHidden = false,
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
      <Row htmlFor={inputId} $isBare={isLabelHidden}>
        <Box
          {...rest}
          id={inputId}
          type="checkbox"
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && errorId, hint && hintId, describedBy].filter(Boolean).join(' ') || undefined}
        />
        <span className={isLabelHidden ? 'visually-hidden' : undefined}>
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

const bareStyle = css`
  min-width: ${theme.space(6.5)};

  ${media.narrow} {
    justify-content: center;
    min-width: ${theme.control.height};
  }
`;

const Root = styled.div`
  min-width: 0;
`;

const Row = styled.label<{ $isBare: boolean }>`
  ${tickLineStyle}
  display: inline-flex;
  max-width: 100%;
  ${({ $isBare }) => $isBare && bareStyle}
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
