import { memo, useRef } from 'react';
import type { UserType } from 'shared-api/contract';
import { FilterBar } from 'shared-ui/MultiSelectFilter';
import { useActivities } from '#api/useActivities';
import { useFilterLists } from '#api/useFilterLists';
import { countStatuses, LIST_KEYS, type CatalogFilter } from '#domain/catalogFilter';
import { filterChips } from '#domain/filterChips';
import { MAX_COMPANY_LENGTH } from '#domain/limits';
import { useFilterDraft } from '#state/useFilterDraft';
import { FilterChips } from './FilterChips';
import { FilterRow } from './FilterRow';
import { FilterSheet } from './FilterSheet';
import { texts } from './texts';

export interface CatalogFiltersProps {
  /** The labels depend on the viewer's type (CAT-09). */
  viewer: UserType;
  /** The applied filter; compared by identity. */
  filter: CatalogFilter;
  /** Called with the changed fields. */
  onChange: (part: Partial<CatalogFilter>) => void;
  /** Resets filter, page and page size (CAT-06). */
  onReset: () => void;
  /** Number of companies found; undefined while loading. */
  foundCount: number | undefined;
  isLoading: boolean;
  /** Disables all filters (CAT-07). */
  isDisabled?: boolean;
}

/** The catalogue's filters (CAT-03). Choices and typed text apply after a pause; Enter applies the text at once. */
export const CatalogFilters = memo(function CatalogFilters({
  viewer,
  filter,
  onChange,
  onReset,
  foundCount,
  isLoading,
  isDisabled = false,
}: CatalogFiltersProps) {
  const root = useRef<HTMLDivElement>(null);
  const draft = useFilterDraft(filter, onChange);
  const { lists, ask } = useFilterLists(viewer === 'Заказчик' ? 'Поставщик' : 'Заказчик');
  const { shown } = draft;
  const { data: activities } = useActivities(shown.activity.length > 0);
  const chips = filterChips(shown, { viewer, activities });

  // The clicked button disappears with the last chip: move the focus to the filters.
  const takeFocus = () => root.current?.focus({ preventScroll: true });
  const reset = () => {
    draft.drop();
    onReset();
  };

  const parts = { viewer, filter: shown, lists, onOpen: ask, onChoose: draft.change };
  const setCount = LIST_KEYS.filter((key) => shown[key].length > 0).length + (countStatuses(shown) > 0 ? 1 : 0);
  return (
    <FilterBar
      ref={root}
      label={texts.region}
      search={{
        label: texts.company,
        text: shown.company,
        maxLength: MAX_COMPANY_LENGTH,
        onChange: (company) => draft.change({ company }),
        onEnter: draft.applyNow,
      }}
      row={<FilterRow {...parts} isDisabled={isDisabled} />}
      title={texts.sheet}
      sheet={(sheet) => (
        <FilterSheet
          {...parts}
          {...sheet}
          onReset={reset}
          foundCount={foundCount}
          isCounting={isLoading || draft.isPending}
        />
      )}
      count={setCount}
      isDisabled={isDisabled}
    >
      {(chips.length > 0 || filter.company !== '') && (
        <FilterChips
          chips={chips}
          onChoose={(part) => {
            if (chips.length === 1) takeFocus();
            draft.change(part);
          }}
          onReset={() => {
            takeFocus();
            reset();
          }}
        />
      )}
    </FilterBar>
  );
});
