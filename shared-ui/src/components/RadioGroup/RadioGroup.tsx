import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { tickLineStyle, tickStyle } from '../Field/tickStyle';

export interface RadioOption {
  /** What the form gets. */
  value: string;
  /** What the person reads. */
  label: ReactNode;
  /** Explains the choice; read out after its name. */
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
  /** `cards` for a choice that much depends on: each answer is a card of 72 px, two beside each other while there is room. */
  look?: 'list' | 'cards';
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
  look = 'list',
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
      <List $isInline={isInline} $look={look}>
        {options.map((option, index) => (
          <Answer key={option.value} $look={look}>
            <Dot
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-labelledby={`${id}-label-${index}`}
              aria-describedby={option.hint ? `${id}-hint-${index}` : undefined}
              onChange={() => onChange(option.value)}
              onBlur={onInputBlur}
            />
            <span>
              <span id={`${id}-label-${index}`}>{option.label}</span>
              {option.hint && (
                <Hint as="span" id={`${id}-hint-${index}`}>
                  {option.hint}
                </Hint>
              )}
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

type Look = NonNullable<RadioGroupProps['look']>;

const List = styled.div<{ $isInline: boolean; $look: Look }>`
  display: flex;
  flex-flow: ${({ $isInline }) => ($isInline ? 'row wrap' : 'column')};
  gap: 0 ${theme.space(6)};
  ${({ $look }) => $look === 'cards' && cardsStyle}
`;

const cardsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${theme.space(3)};
  margin-top: ${theme.space(2)};
`;

const Answer = styled.label<{ $look: Look }>`
  ${tickLineStyle}
  display: flex;
  ${({ $look }) => $look === 'cards' && cardStyle}
`;

const cardStyle = css`
  align-items: center;
  min-height: 72px;
  padding: ${theme.space(3)} ${theme.space(4)};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  &:hover:not(:has(:disabled)) {
    border-color: ${theme.color.accent};
  }

  /* A frame of two pixels, the border being the first, so that nothing moves. */
  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }

  input {
    margin-top: 0;
  }

  input:focus-visible {
    outline: none;
  }
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
