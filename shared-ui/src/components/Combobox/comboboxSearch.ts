/** One of the things that a combobox finds. */
export interface ComboboxOption {
  /** Tells the options apart. */
  value: string;
  /** What is searched for and shown in the field. */
  label: string;
  /** A muted second line, e.g. the region. */
  note?: string;
}

/** Where the options are: on their way, here, or not to be had. */
export type ComboboxSearch =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'found'; options: readonly ComboboxOption[] }
  | { kind: 'failed'; retry: () => void };
