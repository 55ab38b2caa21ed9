/** An account for trying the product out. */
export interface DemoAccount {
  login: string;
  password: string;
  /** Who it is and what to try with it, in English for `npm start` and README.md. */
  en: string;
  /** The same in Russian, for README.ru.md. */
  ru: string;
}

/** The password of every seeded account. */
export const DEMO_PASSWORD = 'vstrecha2026';

const account = (name: string, en: string, ru: string): DemoAccount => ({
  login: `${name}@vstrecha.example`,
  password: DEMO_PASSWORD,
  en,
  ru,
});

/** The special accounts of the seed; the first start of an empty database creates them. */
export const DEMO_ACCOUNTS = {
  supplier: account(
    'supplier',
    'supplier: meetings today, requests of all kinds, more than 30 chats',
    'поставщик: встречи сегодня, приглашения всех видов, больше 30 чатов',
  ),
  customer: account(
    'customer',
    'customer: meetings today, requests of all kinds, a chat of over 300 messages',
    'заказчик: встречи сегодня, приглашения всех видов, чат на 300 с лишним сообщений',
  ),
  chatOnly: account(
    'chatonly',
    'customer that prefers chats: meetings are switched off',
    'заказчик, который предпочитает переписку: встречи отключены',
  ),
  agency: account('agency', 'customer, an advertising agency', 'заказчик, рекламное агентство'),
  admin: account(
    'admin',
    'administrator: pages of the organizer, with companies to activate and meetings that need a table',
    'администратор: страницы организатора, где есть кого активировать и куда назначить столы',
  ),
  blocked: account(
    'blocked',
    'blocked customer: can only log out after logging in',
    'заблокированный заказчик: после входа отправляется на выход',
  ),
  awaiting: account('awaiting', 'supplier that waits for activation', 'поставщик, который ждёт активации'),
  newcomer: account('newcomer', 'customer at step 2 of the registration', 'заказчик на шаге 2 регистрации'),
  halfway: account('halfway', 'supplier at step 3 of the registration', 'поставщик на шаге 3 регистрации'),
} as const satisfies Record<string, DemoAccount>;
