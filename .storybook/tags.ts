/** Tags of story files, with their meaning for designers. The sidebar filters by them. */
export const tags = {
  готово: {
    color: '#146c43',
    meaning: 'Можно брать в макеты. О переменах предупреждаем.',
  },
  новое: {
    color: '#4b3fd6',
    meaning: 'Появилось недавно; в остальном то же, что «готово».',
  },
  пробуем: {
    color: '#8a5a00',
    meaning: 'Ещё меняем: покажите нам макет, прежде чем опираться на это.',
  },
  уходит: {
    color: '#b02a37',
    meaning: 'В новые макеты не берите: в описании сказано, чем заменить.',
  },
} as const satisfies Record<string, { color: string; meaning: string }>;

export type Tag = keyof typeof tags;

export function isTag(tag: string): tag is Tag {
  return tag in tags;
}
