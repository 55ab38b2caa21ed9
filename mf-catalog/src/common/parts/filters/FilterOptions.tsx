import { MultiSelectOptions } from 'shared-ui/MultiSelectFilter';
import type { FilterList } from '#api/useFilterLists';
import type { CatalogFilter, ListKey } from '#domain/catalogFilter';
import { MAX_CHOSEN } from '#domain/limits';
import { texts } from './texts';

interface FilterOptionsProps {
  listKey: ListKey;
  label: string;
  list: FilterList;
  filter: CatalogFilter;
  onChoose: (part: Partial<CatalogFilter>) => void;
}

/** Options of a list filter (CAT-04). */
export function FilterOptions({ listKey, label, list, filter, onChoose }: FilterOptionsProps) {
  return (
    <MultiSelectOptions<string | number>
      label={label}
      options={list.options}
      value={filter[listKey]}
      onChange={(values) => onChoose({ [listKey]: values })}
      isLoading={list.isLoading}
      onRetry={list.retry}
      limit={{ count: MAX_CHOSEN[listKey], text: texts.tooMany(MAX_CHOSEN[listKey]) }}
      note={texts.any}
    />
  );
}
