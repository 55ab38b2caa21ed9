export const texts = {
  ownTitle: 'Моя страница',
  meetings: 'Мои встречи',
  messages: 'Сообщения',
  news: 'Новости',
  meet: 'Встретиться с компанией',
  meetingWith: 'встреча с компанией',
  showAll: 'Показать все',
  edit: 'Редактировать',
};
