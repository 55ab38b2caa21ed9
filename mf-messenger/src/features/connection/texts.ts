/** What is said about the connection. */
export const texts = {
  lost: 'Нет связи. Сообщения отправятся сами, когда она появится.',
  back: 'Связь восстановлена',
} as const;
