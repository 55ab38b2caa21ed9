/** An account for trying the product out. */
export interface DemoAccount {
  /** Role of the account, shown to people. */
  title: string;
  login: string;
  password: string;
  /** Features to try with it, shown to people. */
  note: string;
}

/** The password of every seeded account. */
export const DEMO_PASSWORD = 'vstrecha2026';

const account = (title: string, name: string, note: string): DemoAccount => ({
  title,
  login: `${name}@vstrecha.example`,
  password: DEMO_PASSWORD,
  note,
});

/** The special accounts of the seed; the first start of an empty database creates them. */
export const DEMO_ACCOUNTS = {
  supplier: account('Поставщик', 'supplier', 'встречи сегодня, заявки всех видов, больше 30 чатов'),
  customer: account('Заказчик', 'customer', 'встречи сегодня, заявки всех видов, чат на 300 с лишним сообщений'),
  chatOnly: account('Заказчик, только чат', 'chatonly', 'встречи отключены, переписка работает'),
  agency: account('Заказчик, рекламное агентство', 'agency', 'отрасль указывать не нужно'),
  admin: account('Администратор', 'admin', 'страница участника недоступна другим'),
  blocked: account('Заблокированный заказчик', 'blocked', 'после входа отправляется на выход'),
  awaiting: account('Поставщик на модерации', 'awaiting', 'вход ещё не разрешён'),
  newcomer: account('Заказчик в начале регистрации', 'newcomer', 'шаг 2 из 4, информация о компании'),
  halfway: account('Поставщик в середине регистрации', 'halfway', 'шаг 3 из 4, файлы компании'),
} as const satisfies Record<string, DemoAccount>;
