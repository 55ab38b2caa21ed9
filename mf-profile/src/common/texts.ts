export const texts = {
  ownTitle: 'Моя страница',
  meetings: 'Мои встречи',
  today: 'Сегодня',
  messages: 'Сообщения',
  news: 'Новости',
  meet: 'Встретиться с компанией',
  meetingWith: 'встреча с компанией',
  showAll: 'Показать все',
  edit: 'Редактировать',
};
