import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { isBlank, textKey } from 'shared-api/text';
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

export type ComboboxState = ReturnType<typeof useComboboxState>;

const { stateChangeTypes: change } = useCombobox;
const NONE: readonly ComboboxOption[] = [];

/** Downshift with this product's rules: only a picked option becomes the value, and emptying the field clears it. */
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
      if (isBlank(inputValue) && value) onChange(null);
      if (textKey(inputValue).length >= minLength) onSearch(inputValue.trim());
    },
  });

  const isLongEnough = textKey(combobox.inputValue).length >= minLength;
  // Options found for an earlier, longer text must not appear below a shorter one.
  const options = isLongEnough ? found : NONE;
  const message = messageOf({ search, isLongEnough, minLength });
  return { ...combobox, options, message, isOpen: combobox.isOpen && (options.length > 0 || message !== '') };
}

function keepHabits(
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<UseComboboxState<ComboboxOption>> {
  switch (type) {
    case change.InputBlur: {
      const selectedItem = isBlank(state.inputValue) ? null : state.selectedItem;
      return { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' };
    }
    case change.InputKeyDownEscape:
      // Esc only closes the list; Downshift would also empty the field when the list is closed.
      return {
        ...changes,
        selectedItem: state.selectedItem,
        inputValue: state.isOpen ? state.inputValue : (state.selectedItem?.label ?? ''),
      };
    default:
      return changes;
  }
}

interface MessageOptions {
  search: ComboboxSearch;
  isLongEnough: boolean;
  minLength: number;
}

/** Status text in the list; empty after a failure, which `Combobox` shows below the field. */
function messageOf({ search, isLongEnough, minLength }: MessageOptions): string {
  if (!isLongEnough) return `Введите не менее ${minLength} символов`;
  switch (search.kind) {
    case 'idle':
    case 'loading':
      return 'Ищем…';
    case 'failed':
      return '';
    case 'found':
      return search.options.length === 0 ? 'Ничего не найдено.' : `Найдено: ${search.options.length}`;
  }
}
