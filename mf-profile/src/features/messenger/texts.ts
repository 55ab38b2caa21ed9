/** Russian texts of the messaging service's connection. */
export const texts = {
  loading: 'Загрузка настроек мессенджера',
  loadFailed: 'Не удалось загрузить настройки мессенджера.',
  connected: (account: string) => `Подключён: ${account}`,
  notConnected: 'Мессенджер не подключён',
  connect: 'Подключить',
  connectOther: 'Подключить другой',
  title: 'Подключить мессенджер',
  scan: 'Наведите камеру телефона на код или откройте ссылку.',
  start: 'В чате нажмите «Старт».',
  qr: 'Код со ссылкой на мессенджер',
  open: 'Открыть мессенджер',
  waiting: 'Ждём подключения…',
  noAddress: 'Адрес мессенджера сейчас неизвестен. Попробуйте позже.',
  saved: 'Изменения успешно применены!',
} as const;
