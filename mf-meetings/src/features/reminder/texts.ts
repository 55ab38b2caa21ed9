/** Russian texts of the reminder. */
export const texts = {
  label: 'Скоро встреча',
  toast: (minutes: number, company: string) => `Через ${minutes} мин — ${company}`,
  /** Stands before the title of the page. */
  title: (minutes: number, company: string) => `(через ${minutes} мин) ${company}`,
  notification: (minutes: number) => `Встреча через ${minutes} мин`,
  meeting: (point: string, company: string) => `В ${point} — ${company}`,
  close: (company: string) => `Скрыть напоминание: ${company}`,
};
