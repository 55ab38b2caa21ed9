import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { segmentFrameStyle, segmentStyle } from './segmentStyle';

/** One of the choices. */
export interface Segment<Value extends string | number> {
  /** What the page gets. */
  value: Value;
  /** What the person reads, in a word or two. */
  label: ReactNode;
}

export interface SegmentedControlProps<Value extends string | number> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onChange'
> {
  /** The question, above the choices. */
  label: ReactNode;
  /** The question is only read out: the page says it already. */
  isLabelHidden?: boolean;
  /** Two or three choices, in order. */
  options: readonly Segment<Value>[];
  /** The choice that holds. */
  value: Value;
  /** Another one was chosen. */
  onChange: (value: Value) => void;
}

/**
 * Two or three states of one thing beside each other, one of which always holds, and at once. Arrow keys choose. Where the choices
 * are addresses, `SegmentedLinks`; views with content of their own are `Tabs`.
 */
export function SegmentedControl<Value extends string | number>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  ...rest
}: SegmentedControlProps<Value>) {
  const group = useId();
  return (
    <Root role="radiogroup" {...rest}>
      <Label className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</Label>
      <Frame>
        {options.map((option) => (
          <Choice key={option.value} $isChosen={option.value === value}>
            <input
              className="visually-hidden"
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Choice>
        ))}
      </Frame>
    </Root>
  );
}

const Root = styled.fieldset`
  min-width: 0;
`;

const Label = styled.legend`
  margin-bottom: ${theme.space(1)};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
`;

const Frame = styled.div`
  ${segmentFrameStyle}
`;

const Choice = styled.label<{ $isChosen: boolean }>`
  ${segmentStyle}

  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 1px;
  }

  &:has(:disabled) {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;
