/** Names of the stories about messages, as in storyNameWords.ts. */
export const messengerWords: Record<string, string> = {
  Begun: 'Начато',
  Continued: 'Продолжение',
  Full: 'Больше не помещается',
  'Many Pictures': 'Много картинок',
  'Of Each Kind': 'Каждого вида',
  'One Picture': 'Одна картинка',
  'Very Long': 'Очень длинное',
  Found: 'Найдено',
  Nothing: 'Не найдено',
  'Nothing New': 'Нового нет',
  Three: 'Три новых',
  Back: 'Снова есть',
  Lost: 'Потеряна',
};
