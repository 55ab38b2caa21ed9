import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { FieldHint, FieldMark, FieldProblem } from '../Field/fieldTexts';
import { tickLineStyle, tickStyle } from '../Field/tickStyle';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Explains the option; read out after its label. */
  hint?: ReactNode;
}

export interface RadioGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  /** The question. */
  label: ReactNode;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** Form name of the inputs. */
  name?: string;
  error?: ReactNode;
  /** Marks the question with an asterisk. */
  required?: boolean;
  /**
   * `cards` for an important choice: each option is a card 72 px high, two in a row while there is room. `row` for short
   * options side by side.
   */
  look?: 'list' | 'cards' | 'row';
}

/** Single choice from a few visible options. Arrow keys move between them. */
export function RadioGroup({
  label,
  options,
  value,
  onChange,
  name,
  error,
  required,
  look = 'list',
  ...rest
}: RadioGroupProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Root
      {...rest}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <Question>
        {label}
        {required && <FieldMark aria-hidden> *</FieldMark>}
      </Question>
      <List $look={look}>
        {options.map((option, index) => (
          <Answer key={option.value} $look={look}>
            <Dot
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              aria-labelledby={`${id}-label-${index}`}
              aria-describedby={option.hint ? `${id}-hint-${index}` : undefined}
              onChange={() => onChange(option.value)}
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
      <FieldProblem id={errorId} aria-live="polite">
        {error}
      </FieldProblem>
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

type Look = NonNullable<RadioGroupProps['look']>;

const List = styled.div<{ $look: Look }>`
  display: flex;
  flex-flow: column;
  ${({ $look }) => $look === 'cards' && cardsStyle}
  ${({ $look }) => $look === 'row' && rowStyle}
`;

const cardsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${theme.space(3)};
  margin-top: ${theme.space(2)};
`;

const rowStyle = css`
  flex-flow: row wrap;
  gap: 0 ${theme.space(4)};
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

  &:hover {
    border-color: ${theme.color.accent};
  }

  /* Border plus inset shadow: two px without a layout shift. */
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

const Hint = styled(FieldHint)`
  display: block;
`;
