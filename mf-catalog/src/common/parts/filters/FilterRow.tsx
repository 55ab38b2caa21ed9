import { styled } from 'styled-components';
import type { UserType } from 'shared-api/contract';
import { FilterPopover } from 'shared-ui/MultiSelectFilter';
import { theme } from 'shared-ui/theme';
import type { FilterList } from '#api/useFilterLists';
import { countStatuses, LIST_KEYS, type CatalogFilter, type ListKey } from '#domain/catalogFilter';
import { listLabels, STATUSES_LABEL } from '#domain/filterTexts';
import { FilterOptions } from './FilterOptions';
import { FilterStatuses } from './FilterStatuses';

export interface FilterPartsProps {
  viewer: UserType;
  filter: CatalogFilter;
  lists: Record<ListKey, FilterList>;
  onOpen: (list: ListKey) => void;
  onChoose: (part: Partial<CatalogFilter>) => void;
}

interface FilterRowProps extends FilterPartsProps {
  /** Disables all dropdowns (CAT-07). */
  isDisabled: boolean;
}

/** The filters in a row, each with a dropdown. */
export function FilterRow({ viewer, filter, lists, onOpen, onChoose, isDisabled }: FilterRowProps) {
  const labels = listLabels(viewer);
  return (
    <Container>
      <Grid>
        {LIST_KEYS.map((key) => (
          <FilterPopover
            key={key}
            label={labels[key]}
            chosenCount={filter[key].length}
            onOpen={() => onOpen(key)}
            disabled={isDisabled}
          >
            <FilterOptions listKey={key} label={labels[key]} list={lists[key]} filter={filter} onChoose={onChoose} />
          </FilterPopover>
        ))}
        <FilterPopover label={STATUSES_LABEL} chosenCount={countStatuses(filter)} disabled={isDisabled}>
          <FilterStatuses filter={filter} onChoose={onChoose} />
        </FilterPopover>
      </Grid>
    </Container>
  );
}

const Container = styled.div`
  container-type: inline-size;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space(2)};

  /* In less room the longest labels would be cut off. */
  @container (min-width: 1100px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
