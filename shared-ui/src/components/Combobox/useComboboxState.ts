import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { comboboxMessage } from './comboboxMessage';
import type { ComboboxOption, ComboboxSearch } from './comboboxSearch';

interface ComboboxStateOptions {
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  search: ComboboxSearch;
  onSearch: (text: string) => void;
  minLength: number;
  isAdding: boolean;
  inputId: string;
  labelId: string;
}

/** Everything a combobox draws itself from. */
export type ComboboxState = ReturnType<typeof useComboboxState>;

const { stateChangeTypes: change } = useCombobox;
const NONE: readonly ComboboxOption[] = [];

/** Downshift with the habits of this product: only a pressed option is chosen, and an emptied field is no choice. */
export function useComboboxState({
  value,
  onChange,
  search,
  onSearch,
  minLength,
  isAdding,
  inputId,
  labelId,
}: ComboboxStateOptions) {
  const found = search.kind === 'found' ? search.options : NONE;

  const combobox = useCombobox<ComboboxOption>({
    items: found as ComboboxOption[],
    selectedItem: value,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    inputId,
    labelId,
    stateReducer: (state, action) => {
      const next = keepHabits(state, action);
      return isAdding && next.selectedItem ? { ...next, inputValue: '' } : next;
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? null),
    onInputValueChange: ({ inputValue = '', type }) => {
      if (type !== change.InputChange) return;
      const text = inputValue.trim();
      if (text === '' && value) onChange(null);
      if (text.length >= minLength) onSearch(text);
    },
  });

  const isLongEnough = combobox.inputValue.trim().length >= minLength;
  // Options of an earlier, longer text must not stand under a shorter one.
  const options = isLongEnough ? found : NONE;
  const message = comboboxMessage({ search, isLongEnough, minLength });
  return { ...combobox, options, message, isOpen: combobox.isOpen && (options.length > 0 || message !== '') };
}

function keepHabits(
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<UseComboboxState<ComboboxOption>> {
  switch (type) {
    case change.InputBlur: {
      const selectedItem = state.inputValue.trim() === '' ? null : state.selectedItem;
      return { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' };
    }
    case change.InputKeyDownEscape:
      // Esc closes; by itself it would empty a closed field.
      return {
        ...changes,
        selectedItem: state.selectedItem,
        inputValue: state.isOpen ? state.inputValue : (state.selectedItem?.label ?? ''),
      };
    default:
      return changes;
  }
}
