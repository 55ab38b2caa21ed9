/** Texts of the failure panel by kind of failure. */
export const failureTexts = {
  network: (title: string) => `Раздел «${title}» не загрузился. Проверьте подключение к интернету и повторите.`,
  incompatible: (title: string) => `Раздел «${title}» обновляется. Обновите страницу или повторите через пару минут.`,
  broken: (title: string) =>
    `Раздел «${title}» не загрузился: в нём ошибка, и мы уже знаем о ней. Остальные разделы работают.`,
  thrown: (title: string) => `В разделе «${title}» произошла ошибка. Остальные разделы работают.`,
  reload: 'Обновить страницу',
  offline: 'Без связи этот раздел не открывается.',
  today: 'Сегодня',
  retry: 'Повторить',
};
