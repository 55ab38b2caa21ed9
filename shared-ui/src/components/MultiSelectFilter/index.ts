export type { FilterOption } from './filterItems';
export { MultiSelectFilter, type MultiSelectFilterProps } from './MultiSelectFilter';
