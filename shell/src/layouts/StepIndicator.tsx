import Check from '@lucide/icons/icons/check';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from 'shared-ui/Icon';
import { media, theme } from 'shared-ui/theme';

export interface StepIndicatorProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Current step, from 1. */
  current: number;
  /** Names of the steps, in order. */
  steps: readonly string[];
}

/** Position in a process of several steps. */
export function StepIndicator({ current, steps, ...rest }: StepIndicatorProps) {
  return (
    <Root aria-label="Шаги" {...rest}>
      <Count>
        Шаг {current} из {steps.length}
        <CurrentName aria-hidden>{`: ${steps[current - 1]}`}</CurrentName>
      </Count>
      <List>
        {steps.map((name, index) => {
          const number = index + 1;
          const isDone = number < current;
          return (
            <Step key={name} aria-current={number === current ? 'step' : undefined} $isReached={number <= current}>
              <Mark $isDone={isDone} $isCurrent={number === current}>
                {isDone ? <Icon icon={Check} size={16} /> : number}
              </Mark>
              <Name>
                {name}
                {isDone && <span className="visually-hidden"> — пройден</span>}
              </Name>
            </Step>
          );
        })}
      </List>
    </Root>
  );
}

const Root = styled.nav`
  display: grid;
  gap: ${theme.space(2)};
`;

const Count = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const List = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${theme.space(2)};
`;

const Step = styled.li<{ $isReached: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-width: 0;
  padding-top: ${theme.space(2)};
  border-top: 2px solid ${({ $isReached }) => ($isReached ? theme.color.accent : theme.color.border)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};

  &[aria-current='step'] {
    color: ${theme.color.text};
    font-weight: ${theme.weight.bold};
  }
`;

const Mark = styled.span<{ $isDone: boolean; $isCurrent: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 1px solid
    ${({ $isDone, $isCurrent }) => ($isDone || $isCurrent ? theme.color.accent : theme.color.controlBorder)};
  border-radius: ${theme.radius.round};
  background: ${({ $isCurrent }) => ($isCurrent ? theme.color.accent : 'transparent')};
  color: ${({ $isDone, $isCurrent }) => ($isCurrent ? theme.color.onAccent : $isDone ? theme.color.accent : theme.color.textMuted)};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
`;

// On a phone the names do not fit in a row: the line above shows the current name, and those in the list are visually
// hidden.
const CurrentName = styled.span`
  display: none;
  color: ${theme.color.text};
  font-weight: ${theme.weight.bold};

  ${media.phone} {
    display: inline;
  }
`;

const Name = styled.span`
  min-width: 0;

  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
