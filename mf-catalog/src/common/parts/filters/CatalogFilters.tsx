import Search from '@lucide/icons/icons/search';
import SlidersHorizontal from '@lucide/icons/icons/sliders-horizontal';
import { memo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { UserType } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { Stack } from 'shared-ui/Stack';
import { TextField } from 'shared-ui/TextField';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
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
  const isNarrow = useMediaQuery(query.narrow);
  const root = useRef<HTMLDivElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
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
    <Root ref={root} gap={3} role="search" aria-label={texts.region} tabIndex={-1}>
      <Line>
        <SearchField>
          <Icon icon={Search} size={16} />
          <TextField
            type="search"
            label={texts.company}
            isLabelHidden
            placeholder={texts.company}
            value={shown.company}
            maxLength={MAX_COMPANY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            disabled={isDisabled}
            onChange={(event) => draft.change({ company: event.target.value })}
            onKeyDown={({ key }) => {
              if (key === 'Enter') draft.applyNow();
              if (key === 'Escape') draft.change({ company: '' });
            }}
          />
        </SearchField>
        {isNarrow && (
          <Button
            variant="secondary"
            icon={<Icon icon={SlidersHorizontal} size={16} />}
            disabled={isDisabled}
            onClick={() => setIsSheetOpen(true)}
          >
            {texts.open(setCount)}
          </Button>
        )}
      </Line>
      {!isNarrow && <FilterRow {...parts} isDisabled={isDisabled} />}
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
      {isNarrow && (
        <FilterSheet
          {...parts}
          isOpen={isSheetOpen}
          onClose={() => setIsSheetOpen(false)}
          onReset={reset}
          foundCount={foundCount}
          isCounting={isLoading || draft.isPending}
        />
      )}
    </Root>
  );
});

const Root = styled(Stack)`
  &:focus {
    outline: none;
  }
`;

const Line = styled.div`
  display: flex;
  gap: ${theme.space(2)};
`;

const SearchField = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;

  > svg {
    position: absolute;
    top: calc(${theme.control.height} / 2 - ${theme.space(2)});
    left: ${theme.space(3)};
    z-index: 1;
    color: ${theme.color.textMuted};
    pointer-events: none;
  }

  input {
    padding-left: ${theme.space(9)};
  }
`;
