import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { memo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { UserType } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { Stack } from 'shared-ui/Stack';
import { TextField } from 'shared-ui/TextField';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { useActivities } from '#api/useActivities';
import { useFilterLists } from '#api/useFilterLists';
import { countStatuses, keysInForce, LIST_KEYS, type CatalogFilter } from '#domain/catalogFilter';
import { filterChips } from '#domain/filterChips';
import { MAX_COMPANY_LENGTH } from '#domain/limits';
import { FilterChips } from './FilterChips';
import { FilterRow } from './FilterRow';
import { FilterSheet } from './FilterSheet';
import { texts } from './texts';
import { useFilterDraft } from './useFilterDraft';
import { useTypedText } from './useTypedText';

export interface CatalogFiltersProps {
  /** Who looks: the labels differ (CAT-09). */
  viewer: UserType;
  /** The filter in force; another object means another filter. */
  filter: CatalogFilter;
  /** Called with the parts that change. */
  onChange: (part: Partial<CatalogFilter>) => void;
  /** Everything back to the beginning, page and page size too (CAT-06). */
  onReset: () => void;
  /** How many companies the filter finds; undefined while it is asked for. */
  foundCount: number | undefined;
  /** The answer to the filter is on its way. */
  isLoading: boolean;
  /** Nothing can be filtered here (CAT-07). */
  isDisabled?: boolean;
}

/** The catalogue's filters (CAT-03). Choices and text take effect after a pause, text on Enter at once. */
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
  const company = useTypedText(filter.company, (text) => draft.applyNow({ company: text }));
  const { lists, ask } = useFilterLists(viewer === 'Заказчик' ? 'Поставщик' : 'Заказчик');
  const { shown } = draft;
  const { data: activities } = useActivities(shown.activity.length > 0);
  const chips = filterChips(shown, { viewer, activities });

  // What was pressed goes with the last chip; the focus stays at the filters.
  const takeFocus = () => root.current?.focus({ preventScroll: true });
  const reset = () => {
    company.type('');
    draft.drop();
    onReset();
  };

  const parts = { viewer, filter: shown, lists, onOpen: ask, onChoose: draft.choose };
  const setCount = LIST_KEYS.filter((key) => shown[key].length > 0).length + (countStatuses(shown) > 0 ? 1 : 0);
  return (
    <Root ref={root} gap={3} role="search" aria-label={texts.region} tabIndex={-1}>
      <Line>
        <SearchField>
          <Search size={16} aria-hidden />
          <TextField
            type="search"
            label={texts.company}
            isLabelHidden
            placeholder={texts.company}
            value={company.text}
            maxLength={MAX_COMPANY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            disabled={isDisabled}
            onChange={(event) => company.type(event.target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') company.sendNow();
              if (key === 'Escape') company.type('');
            }}
          />
        </SearchField>
        {isNarrow && (
          <Button
            variant="secondary"
            icon={<SlidersHorizontal size={16} aria-hidden />}
            disabled={isDisabled}
            onClick={() => setIsSheetOpen(true)}
          >
            {texts.open(setCount)}
          </Button>
        )}
      </Line>
      {!isNarrow && <FilterRow {...parts} isDisabled={isDisabled} />}
      {keysInForce(shown).length > 0 && (
        <FilterChips
          chips={chips}
          onChoose={(part) => {
            if (chips.length === 1) takeFocus();
            draft.choose(part);
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
