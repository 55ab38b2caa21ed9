/** What is said about the connection. */
export const texts = {
  offline: 'Нет связи. Новые сообщения появятся, когда связь восстановится.',
} as const;
