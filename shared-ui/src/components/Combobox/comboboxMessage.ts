import type { ComboboxSearch } from './comboboxSearch';

interface MessageOptions {
  search: ComboboxSearch;
  isLongEnough: boolean;
  minLength: number;
}

/** What the list says; empty while a failure is told below the field. */
export function comboboxMessage({ search, isLongEnough, minLength }: MessageOptions): string {
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
