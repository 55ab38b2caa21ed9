export { Combobox, type ComboboxOption, type ComboboxProps, type ComboboxSearch } from './Combobox';
