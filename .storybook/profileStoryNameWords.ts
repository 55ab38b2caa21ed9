/** Names of the stories about profiles and news, as in storyNameWords.ts. */
export const profileWords: Record<string, string> = {
  'All Seen': 'Всё прочитано',
  'Led To One': 'Открыта по ссылке',
  New: 'Новая',
  'One Row': 'Один ряд',
  'On Its Way': 'Ждёт другую страницу',
  'Own Chat Only': 'Своё, только переписка',
  'Page Title': 'Заголовок страницы',
  'Preview With Gaps': 'Предпросмотр с пропусками',
  'With New': 'С новыми',
  Fresh: 'Новая',
  Missing: 'Чего-то не хватает',
  Partly: 'Заполнено частично',
  Read: 'Прочитана',
  Saved: 'Сохранено',
  Unsaved: 'Не сохранено',
};
