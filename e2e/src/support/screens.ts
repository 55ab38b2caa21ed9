import { expect, type Page } from '@playwright/test';
import { accounts, type Account } from './accounts.ts';

/** A screen of the application, and how to recognise that it is ready. */
export interface Screen {
  name: string;
  account?: Account;
  address: string;
  /** Resolves when the content is shown, not a skeleton. */
  isReady: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');

export const screens: Screen[] = [
  {
    name: 'login',
    address: '/login',
    isReady: (page) => expect(page.getByRole('button', { name: 'Войти' })).toBeVisible(),
  },
  {
    name: 'signup',
    address: '/signup',
    isReady: (page) =>
      expect(main(page).getByRole('button', { name: /Продолжить|Далее|Зарегистрироваться/ })).toBeVisible(),
  },
  {
    name: 'own page',
    account: accounts.customer,
    address: '/profile',
    isReady: async (page) => {
      await expect(page.getByRole('region', { name: 'Мои встречи' }).getByRole('list').first()).toBeVisible();
      await expect(page.getByRole('list', { name: 'Последние входящие сообщения' })).toBeVisible();
    },
  },
  {
    name: 'news',
    account: accounts.customer,
    address: '/news',
    isReady: (page) => expect(main(page).getByRole('article')).toHaveCount(10),
  },
  {
    name: 'preview of the own page',
    account: accounts.supplier,
    address: '/preview/profile',
    isReady: (page) => {
      const gallery = page.getByRole('region', { name: 'Галерея изображений' });
      // Earlier journeys may have added photos.
      return expect(gallery.getByRole('list').or(gallery.getByText('Изображений пока нет.'))).toBeVisible();
    },
  },
  {
    name: 'catalogue',
    account: accounts.supplier,
    address: '/catalog',
    isReady: (page) => expect(page.getByRole('list', { name: 'Компании' }).getByRole('article')).toHaveCount(10),
  },
  {
    name: 'participant',
    account: accounts.supplier,
    address: '/profile/2',
    isReady: (page) => expect(main(page).getByRole('link', { name: 'Написать сообщение' })).toBeVisible(),
  },
  {
    name: 'chats',
    account: accounts.supplier,
    address: '/messages',
    isReady: (page) => expect(page.getByRole('region', { name: 'Чаты' }).getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'conversation',
    account: accounts.supplier,
    address: '/messages/2',
    isReady: (page) => expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeVisible(),
  },
  {
    name: 'invitations',
    account: accounts.supplier,
    address: '/invitations',
    isReady: (page) => expect(main(page).getByText('Вас приглашают на встречу')).toBeVisible(),
  },
  {
    name: 'agenda',
    account: accounts.supplier,
    address: '/meetings?view=agenda&show=meetings.incoming.outgoing.moves.free',
    isReady: (page) =>
      expect(
        main(page)
          .getByText(/свободно$/)
          .first(),
      ).toBeVisible(),
  },
  {
    name: 'meetings by days',
    account: accounts.supplier,
    address: '/meetings',
    isReady: (page) =>
      expect(
        main(page)
          .getByRole('link', { name: /^Перейти по ссылке/ })
          .first(),
      ).toBeVisible(),
  },
  {
    name: 'today',
    account: accounts.supplier,
    address: '/today',
    isReady: (page) => expect(main(page).getByRole('link', { name: /^Завтра/ })).toBeVisible(),
  },
  {
    name: 'planner',
    account: accounts.supplier,
    address: '/meetings?view=plan&with=161,200,244',
    isReady: (page) =>
      expect(
        main(page)
          .getByText(/^Подобрано/)
          .first(),
      ).toBeVisible(),
  },
  {
    name: 'mailing',
    account: accounts.supplier,
    address: '/sending',
    isReady: async (page) => {
      await expect(main(page).getByRole('button', { name: /^Выбрать все · \d/ })).toBeVisible();
      await expect(main(page).getByRole('textbox', { name: 'Текст рассылки' })).toBeVisible();
    },
  },
];
