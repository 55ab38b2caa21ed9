import { useEffect, useState } from 'react';
import type { Participant } from 'shared-api/contract';
import { Combobox, type ComboboxSearch } from 'shared-ui/Combobox';
import { useCompanySearch } from '../api/useCompanySearch';
import { MAX_COMPANIES, SEARCH_LENGTH, TYPING_PAUSE } from '../limits';
import { texts } from '../texts';

interface PlannerSearchProps {
  /** Companies already in the plan, excluded from the results. */
  ids: readonly number[];
  onAdd: (company: { id: number; name: string }) => void;
}

/** Finds catalogue companies by name and adds them to the plan. */
export function PlannerSearch({ ids, onAdd }: PlannerSearchProps) {
  const [text, setText] = useState<string>();
  const search = useSearch(text, ids);
  const isFull = ids.length >= MAX_COMPANIES;
  return (
    <Combobox
      label={texts.search}
      isLabelHidden
      placeholder={texts.searchPlaceholder}
      hint={isFull ? texts.fullUp : undefined}
      aria-disabled={isFull || undefined}
      readOnly={isFull}
      minLength={SEARCH_LENGTH}
      value={null}
      isAdding
      onChange={(option) => option && onAdd({ id: Number(option.value), name: option.label })}
      search={search}
      onSearch={setText}
    />
  );
}

function useSearch(text: string | undefined, ids: readonly number[]): ComboboxSearch {
  const asked = usePaused(text);
  const { data, error, reload } = useCompanySearch(asked);
  if (text === undefined) return { kind: 'idle' };
  if (asked !== text) return { kind: 'loading' };
  if (data) return { kind: 'found', options: data.filter(({ id }) => !ids.includes(id)).map(toOption) };
  return error === undefined ? { kind: 'loading' } : { kind: 'failed', retry: () => void reload() };
}

function toOption({ id, company, city }: Participant) {
  return { value: String(id), label: company, note: city };
}

/** Debounces the search text. */
function usePaused(text: string | undefined): string | undefined {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
