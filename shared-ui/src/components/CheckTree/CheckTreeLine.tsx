import Check from '@lucide/icons/icons/check';
import Minus from '@lucide/icons/icons/minus';
import { memo } from 'react';
import { theme } from 'shared-ui/theme';
import { Icon } from '../Icon/Icon';
import type { CheckTreeRow } from './checkTreeRows';

export interface CheckTreeLineProps extends Omit<CheckTreeRow, 'id' | 'parentId' | 'leaves'> {
  /** Target of the tree's `aria-activedescendant`. */
  elementId: string;
  /** The keyboard cursor is on this row. */
  isActive: boolean;
}

/** One row of a `CheckTree`, memoised. The tree styles it (`checkTreeStyle`) and handles its clicks. */
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
      // eslint-disable-next-line jsx-a11y-x/role-has-required-aria-props -- what is selected here is told by `aria-checked`; a tree says one of the two
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
        {state === true && <Icon icon={Check} size={16} />}
        {state === 'mixed' && <Icon icon={Minus} size={16} />}
      </span>
      <span data-part="label">{label}</span>
      {count !== undefined && <span data-part="count">{count}</span>}
    </div>
  );
});
