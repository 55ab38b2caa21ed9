/** Russian texts of the news. */
export const texts = {
  loading: 'Загрузка новостей',
  loadFailed: 'Не удалось загрузить новости.',
  empty: 'Новостей пока нет.',
  readWhole: 'Читать полностью',
  hide: 'Скрыть',
};
