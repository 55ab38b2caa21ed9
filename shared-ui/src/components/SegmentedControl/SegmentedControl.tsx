import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { segmentFrameStyle, segmentStyle } from './segmentStyle';

export interface Segment<Value extends string | number> {
  value: Value;
  /** A word or two. */
  label: ReactNode;
}

export interface SegmentedControlProps<Value extends string | number> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onChange'
> {
  /** The question, above the options. */
  label: ReactNode;
  /** Two or three options. */
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * Two or three states of one thing in a row, one of them always active; a choice takes effect at once. Arrow keys
 * select. Use `SegmentedLinks` where the choices are addresses.
 */
export function SegmentedControl<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  ...rest
}: SegmentedControlProps<Value>) {
  const group = useId();
  return (
    <Root role="radiogroup" {...rest}>
      <Label>{label}</Label>
      <Frame>
        {options.map((option) => (
          <Choice key={option.value} data-chosen={option.value === value || undefined}>
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

const Choice = styled.label`
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
