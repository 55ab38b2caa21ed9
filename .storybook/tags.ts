/** Tags of shared parts, with their rule for designers; proof/stories/tags.test.ts holds parts to it. */
export const tags = {
  готово: {
    color: '#146c43',
    meaning:
      'Стоит хотя бы в двух местах продукта, есть описание и каждое состояние, доступность проверена. Берите в макеты: о переменах предупреждаем.',
  },
  пробуем: {
    color: '#8a5a00',
    meaning: 'Новая или пока стоит в одном месте и меняется вместе с ним. Покажите макет, прежде чем опираться.',
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
