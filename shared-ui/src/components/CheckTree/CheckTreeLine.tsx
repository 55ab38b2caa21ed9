import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { styled } from 'styled-components';

import { media, theme } from 'shared-ui/theme';

import type { CheckTreeRow } from './checkTreeRows';

export interface CheckTreeLineProps {
  id: string;
  row: CheckTreeRow;
  /** The keyboard is here. */
  isActive: boolean;
  /** It was pressed. */
  onPress: () => void;
}

/** One line of a `CheckTree`. */
export function CheckTreeLine({ id, row, isActive, onPress }: CheckTreeLineProps) {
  const { label, count, level, position, siblings, isGroup, state } = row;
  return (
    <Root
      id={id}
      role="treeitem"
      aria-checked={state}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isGroup || undefined}
      data-active={isActive || undefined}
      onClick={onPress}
      $level={level}
      $isGroup={isGroup}
    >
      <Box $isOn={state !== false} aria-hidden>
        {state === true && <Check size={16} />}
        {state === 'mixed' && <Minus size={16} />}
      </Box>
      <Label>{label}</Label>
      {count !== undefined && <Count>{count}</Count>}
    </Root>
  );
}

const Root = styled.div<{ $level: number; $isGroup: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space(2)};
  min-height: ${theme.space(9)};
  padding: ${theme.space(1.5)} ${theme.space(2)};
  padding-left: ${({ $level }) => theme.space($level * 6 - 4)};
  border-radius: ${theme.radius.control};
  font-weight: ${({ $isGroup }) => ($isGroup ? theme.weight.medium : theme.weight.regular)};
  cursor: pointer;
  user-select: none;

  ${media.narrow} {
    min-height: ${theme.control.height};
    padding-block: ${theme.space(2.5)};
  }

  ${media.hover} {
    &:hover {
      background: ${theme.color.sunken};
    }
  }

  [role='tree']:focus-visible &[data-active] {
    outline: 2px solid ${theme.color.accent};
    outline-offset: -2px;
  }
`;

const Box = styled.span<{ $isOn: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${theme.space(4.5)};
  height: ${theme.space(4.5)};
  margin-top: calc((1lh - ${theme.space(4.5)}) / 2);
  border: 1px solid ${({ $isOn }) => ($isOn ? theme.color.accent : theme.color.controlBorder)};
  border-radius: ${theme.space(1)};
  background: ${({ $isOn }) => ($isOn ? theme.color.accent : theme.color.surface)};
  color: ${theme.color.onAccent};
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
