import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import type { CheckTreeId } from '../CheckTree/checkTreeRows';
import { CheckTreeSearch } from '../CheckTree/CheckTreeSearch';
import { ErrorState } from '../ErrorState/ErrorState';
import { Spinner } from '../Spinner/Spinner';
import { filterItems, type FilterOption } from './filterItems';

export interface MultiSelectOptionsProps<Value extends CheckTreeId> {
  /** Accessible name of the list. */
  label: string;
  /** All options in order. Options without results are hidden; uncounted ones appear once their count is loaded. */
  options: readonly FilterOption<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** Show only options with a count above 0; `false` for lists in forms, which have no counts. */
  isCounted?: boolean;
  /** Options or counts are still loading. */
  isLoading?: boolean;
  /** Loading failed: offers a retry. */
  onRetry?: () => void;
  /** Most values that can be chosen, and the text shown when a user tries to exceed it. */
  limit?: { count: number; text: string };
  /** A line below the list that explains how the values combine. */
  note?: ReactNode;
}

/** Multiple choice from a list, with a search for long lists and buttons that select or clear all. */
export function MultiSelectOptions<Value extends CheckTreeId>({
  label,
  options,
  value,
  onChange,
  isCounted = true,
  isLoading = false,
  onRetry,
  limit,
  note,
}: MultiSelectOptionsProps<Value>) {
  const items = useMemo(() => filterItems(options, isCounted), [options, isCounted]);
  // Ids of leaves are option values; ids of groups never appear in `checked`.
  const list = items.length > 0 && (
    <CheckTreeSearch
      items={items}
      checked={value}
      onChange={(ids) => onChange(ids as Value[])}
      label={label}
      limit={limit}
    />
  );
  return (
    <Root>
      {list}
      {list && note && <Note>{note}</Note>}
      {isLoading && <Spinner label={list ? 'Ищем ещё варианты…' : undefined} size={20} />}
      {onRetry && !isLoading && <ErrorState onRetry={onRetry}>Не удалось загрузить варианты.</ErrorState>}
      {!list && !isLoading && !onRetry && <p>Вариантов нет.</p>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(2)};
  min-height: 0;
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
`;
