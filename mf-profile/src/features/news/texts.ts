export const texts = {
  title: 'Новости',
  loading: 'Загрузка новостей',
  loadFailed: 'Не удалось загрузить новости.',
  empty: 'Новостей пока нет.',
  seen: 'Вы это уже читали',
  copyLink: (title: string) => `Скопировать ссылку на новость: ${title}`,
  gone: 'Новость удалена или не найдена.',
};
