/** Russian texts of a meeting, wherever it stands. */
export const texts = {
  openLink: 'Перейти по ссылке',
  copyLink: 'Скопировать ссылку',
  noLink: 'Ссылка ещё не назначена',
  writeMessage: 'Написать сообщение',
  /** Names the menu of one meeting. */
  actions: (company: string, point: string) => `Действия: ${company}, ${point}`,
};
