import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { tickLineStyle, tickStyle } from '../Field/tickStyle';

export interface RadioOption {
  /** What the form gets. */
  value: string;
  /** What the person reads. */
  label: ReactNode;
  /** Explains the choice; read out together with it. */
  hint?: ReactNode;
  /** Shown but not to be chosen. */
  isDisabled?: boolean;
}

export interface RadioGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  /** The question. */
  label: ReactNode;
  /** The answers, in order. */
  options: readonly RadioOption[];
  /** The answer chosen. */
  value: string | undefined;
  /** An answer was chosen. */
  onChange: (value: string) => void;
  /** The focus left the group's input: for forms that show errors after that. */
  onInputBlur?: () => void;
  /** The inputs' name in the form. */
  name?: string;
  /** Helps to choose. */
  hint?: ReactNode;
  /** What is wrong with the choice. */
  error?: ReactNode;
  /** Marks the question with an asterisk. */
  required?: boolean;
  /** Answers beside each other while there is room. */
  isInline?: boolean;
}

/** One of a few, all of them in sight. Arrow keys move between them. */
export function RadioGroup({
  label,
  options,
  value,
  onChange,
  onInputBlur,
  name,
  hint,
  error,
  required,
  isInline = false,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <Root
      {...rest}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
    >
      <Question>
        {label}
        {required && <Mark aria-hidden> *</Mark>}
      </Question>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <List $isInline={isInline}>
        {options.map((option) => (
          <Answer key={option.value}>
            <Dot
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              onBlur={onInputBlur}
            />
            <span>
              {option.label}
              {option.hint && <Hint as="span">{option.hint}</Hint>}
            </span>
          </Answer>
        ))}
      </List>
      <Problem id={errorId} aria-live="polite">
        {error}
      </Problem>
    </Root>
  );
}

const Root = styled.fieldset`
  min-width: 0;
`;

const Question = styled.legend`
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
`;

const Mark = styled.span`
  color: ${theme.color.danger};
`;

const List = styled.div<{ $isInline: boolean }>`
  display: flex;
  flex-flow: ${({ $isInline }) => ($isInline ? 'row wrap' : 'column')};
  gap: 0 ${theme.space(6)};
`;

const Answer = styled.label`
  ${tickLineStyle}
  display: flex;
`;

const Dot = styled.input`
  ${tickStyle}
`;

const Hint = styled.p`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Problem = styled.p`
  color: ${theme.color.danger};
  font-size: ${theme.text.s};
`;
