/** What the outbox says. */
export const texts = {
  interrupted: 'Отправка прервалась.',
} as const;
