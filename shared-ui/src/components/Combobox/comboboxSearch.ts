export interface ComboboxOption {
  /** Unique among the options. */
  value: string;
  /** Text in the list and in the field. */
  label: string;
  /** A muted second line, e.g. the region. */
  note?: string;
}

/** State of a search; `idle` before the first one. */
export type ComboboxSearch =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'found'; options: readonly ComboboxOption[] }
  | { kind: 'failed'; retry: () => void };
