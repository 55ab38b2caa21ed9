import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import type { CheckTreeId } from '../CheckTree/checkTreeRows';
import { CheckTreeSearch } from '../CheckTree/CheckTreeSearch';
import { ErrorState } from '../ErrorState/ErrorState';
import { Spinner } from '../Spinner/Spinner';
import { filterItems, type FilterOption } from './filterItems';

export interface MultiSelectOptionsProps<Value extends CheckTreeId> {
  /** Names the list. */
  label: string;
  /** All options in order. Those that bring nothing are not shown, those not counted yet appear with their count. */
  options: readonly FilterOption<Value>[];
  /** The chosen values. */
  value: readonly Value[];
  /** Other values were chosen. */
  onChange: (value: Value[]) => void;
  /** Options are shown by their count; `false` for lists in forms, which have no counts. */
  isCounted?: boolean;
  /** Options or counts are still on their way. */
  isLoading?: boolean;
  /** They did not come: offers to ask again. */
  onRetry?: () => void;
  /** How many can be chosen at most, and what is said when more are wanted. */
  limit?: { count: number; text: string };
  /** A line below the list: how the values work together. */
  note?: ReactNode;
}

/** Several of a list, with a search over a long one and buttons for all and none. */
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
  // Ids of the tree are values of options: groups are never ticked themselves.
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
