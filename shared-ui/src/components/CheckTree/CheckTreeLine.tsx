import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { memo } from 'react';
import { theme } from 'shared-ui/theme';
import type { CheckTreeRow } from './checkTreeRows';

export interface CheckTreeLineProps extends Omit<CheckTreeRow, 'id' | 'parentId' | 'leaves'> {
  /** The element's id, which the tree points screen readers to. */
  elementId: string;
  /** The keyboard is here. */
  isActive: boolean;
}

/** One line of a `CheckTree`; redrawn only when something of its own changed. Its look and its presses are the tree's: see `checkTreeStyle`. */
export const CheckTreeLine = memo(function CheckTreeLine({
  elementId,
  label,
  count,
  level,
  position,
  siblings,
  isGroup,
  state,
  isActive,
}: CheckTreeLineProps) {
  return (
    <div
      id={elementId}
      // eslint-disable-next-line jsx-a11y/role-has-required-aria-props -- what is selected here is told by `aria-checked`; a tree says one of the two
      role="treeitem"
      aria-checked={state}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isGroup || undefined}
      data-kind={isGroup ? 'group' : undefined}
      data-active={isActive || undefined}
      style={level > 1 ? { paddingLeft: theme.space(level * 6 - 4) } : undefined}
    >
      <span data-part="box" aria-hidden>
        {state === true && <Check size={16} />}
        {state === 'mixed' && <Minus size={16} />}
      </span>
      <span data-part="label">{label}</span>
      {count !== undefined && <span data-part="count">{count}</span>}
    </div>
  );
});
