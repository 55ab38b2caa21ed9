/** Russian texts of the photo gallery. */
export const texts = {
  title: 'Галерея изображений',
  loading: 'Загрузка галереи',
  loadFailed: 'Не удалось загрузить изображения.',
  empty: 'Изображений пока нет.',
  add: 'Добавить',
};
