export { Combobox, type ComboboxProps } from './Combobox';
export type { ComboboxOption, ComboboxSearch } from './comboboxSearch';
