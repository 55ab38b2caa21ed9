export { FilterBar, type FilterBarProps } from './FilterBar';
export type { FilterOption } from './filterItems';
export { FilterPopover, type FilterPopoverProps } from './FilterPopover';
export { MultiSelectFilter, type MultiSelectFilterProps } from './MultiSelectFilter';
export { MultiSelectOptions, type MultiSelectOptionsProps } from './MultiSelectOptions';
