export const texts = {
  label: 'Скоро встреча',
  toast: (minutes: number, company: string) => `Через ${minutes} мин — ${company}`,
  /** Prefix of the page title. */
  title: (minutes: number, company: string) => `(через ${minutes} мин) ${company}`,
  notification: (minutes: number) => `Встреча через ${minutes} мин`,
  meeting: (point: string, company: string) => `В ${point} — ${company}`,
  close: (company: string) => `Скрыть напоминание: ${company}`,
};
