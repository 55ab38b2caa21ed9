import { quotedName } from 'shared-api/text';

export const texts = {
  menu: 'Сохранённые',
  remove: (name: string) => `Удалить: ${name}`,
  removed: (name: string) => `Фильтр ${quotedName(name)} удалён.`,
  none: 'Сохранённых фильтров пока нет.',
  saveThis: 'Сохранить этот фильтр…',
  nothingToSave: 'Сначала выберите фильтры.',
  full: (count: number) => `Сохранено ${count}: удалите один, чтобы добавить.`,

  title: 'Сохранить фильтр',
  name: 'Название',
  hint: (followsAccount: boolean) => (followsAccount ? 'Видите только вы.' : 'Только на этом устройстве.'),
  exists: 'Такой уже есть, он будет заменён.',
  cancel: 'Отмена',
  save: 'Сохранить',
  replace: 'Заменить',
  saved: (name: string) => `Фильтр ${quotedName(name)} сохранён.`,
  notKept: 'Не удалось сохранить: браузер не даёт места.',
} as const;
