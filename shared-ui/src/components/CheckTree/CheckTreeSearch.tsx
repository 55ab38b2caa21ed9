import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { Cluster } from '../Cluster/Cluster';
import { TextField } from '../TextField/TextField';
import { CheckTree } from './CheckTree';
import { checkAllRows, checkTreeRows, toggleRow, type CheckTreeId, type CheckTreeItem } from './checkTreeRows';

export interface CheckTreeSearchProps {
  /** All items, groups included. */
  items: readonly CheckTreeItem[];
  /** Ids of ticked items, never of groups. */
  checked: readonly CheckTreeId[];
  onChange: (checked: CheckTreeId[]) => void;
  /** Accessible name of the tree. */
  label: string;
  /** Accessible name and placeholder of the search field. */
  searchLabel?: string;
  /** Largest number of ticked items; a click that would exceed it is refused with `text`. */
  limit?: { count: number; text: string };
}

/** Fewest items with which the search field is shown. */
const SEARCH_FROM = 10;

/** A `CheckTree` with a search field and buttons to select and clear all. */
export function CheckTreeSearch({
  items,
  checked,
  onChange,
  label,
  searchLabel = 'Найти в списке',
  limit,
}: CheckTreeSearchProps) {
  const [search, setSearch] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const tree = useRef<HTMLDivElement>(null);
  const ticked = useMemo(() => new Set(checked), [checked]);
  const rows = useMemo(() => checkTreeRows(items, { checked: ticked, search }), [items, ticked, search]);
  const found = rows.filter((row) => !row.isGroup);
  const all = checkAllRows(rows, ticked);
  const isTooMany = ({ length }: readonly CheckTreeId[]) => limit !== undefined && length > limit.count;

  const change = (next: CheckTreeId[]) => {
    // An older link may already exceed the limit: unticking one by one must still work.
    const isMore = isTooMany(next) && next.length > checked.length;
    setIsRefused(isMore);
    if (!isMore) onChange(next);
  };

  return (
    <Root>
      {items.length >= SEARCH_FROM && (
        <TextField
          label={searchLabel}
          isLabelHidden
          placeholder={searchLabel}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            // Enter would submit the surrounding form.
            if (event.key === 'ArrowDown' || event.key === 'Enter') event.preventDefault();
            if (event.key === 'ArrowDown') tree.current?.focus();
          }}
        />
      )}
      <Cluster gap={1}>
        <Button
          variant="ghost"
          size="small"
          disabled={found.every((row) => row.state === true)}
          reason={isTooMany(all) ? limit?.text : undefined}
          onClick={() => change(all)}
        >
          Выбрать все
        </Button>
        <Button variant="ghost" size="small" disabled={checked.length === 0} onClick={() => change([])}>
          Убрать все
        </Button>
      </Cluster>
      {rows.length > 0 && (
        <CheckTree ref={tree} rows={rows} onToggle={(row) => change(toggleRow(row, ticked))} aria-label={label} />
      )}
      <Found role="status">
        {isRefused && <span>{limit?.text}</span>}
        {!isRefused &&
          search &&
          (found.length > 0 ? (
            <span className="visually-hidden">Найдено: {found.length}</span>
          ) : (
            <span>Ничего не найдено.</span>
          ))}
      </Found>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(2)};
  min-height: 0;
`;

const Found = styled.p`
  color: ${theme.color.textMuted};

  &:empty {
    position: absolute;
  }
`;
