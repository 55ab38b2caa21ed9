import type { UserType } from 'shared-api/contract';

export const texts = {
  title: (viewer: UserType) =>
    `Предпросмотр: так вас видят ${viewer === 'Заказчик' ? 'поставщики' : 'заказчики'}. Кнопки не действуют.`,
  shortTitle: 'Предпросмотр',
  card: 'Карточка',
  page: 'Страница',
  list: 'Ваша карточка',
  empty: 'Вашей карточки пока нет в каталоге.',
  failed: 'Не удалось загрузить карточку.',
} as const;
