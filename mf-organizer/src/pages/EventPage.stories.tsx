import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { answerAsUser, atPage, storyApi } from 'shared-api/testing/stories';
import { EventPage } from './EventPage';

const event = {
  name: 'Форум промоиндустрии',
  datestart: '2026-11-21',
  dateend: '2026-11-28',
  venue: 'Экспоцентр',
  address: 'Павильон 2, зал Б',
  version: 4,
};

const meta = {
  title: 'Страницы/Организатор: мероприятие',
  component: EventPage,
  parameters: {
    ...atPage('/organizer/event'),
    guide:
      'Мероприятие для организатора: даты, переключатели, контакты, правила, баннеры. Каждая карточка сохраняется сама.',
  },
  beforeEach: () => {
    answerAsUser({ is_admin: true });
    storyApi.answer('get', '/api/organizer/overview', fixtures.overview());
    storyApi.answer('get', '/api/organizer/event', { event });
    storyApi.answer('get', '/api/organizer/settings', {
      settings: fixtures.settings(),
      fixed: ['premoderation_status'],
    });
    storyApi.answer('get', '/api/organizer/site', {
      site: {
        managers: [
          { name: 'Анна Петрова', phone: '+7 (900) 000-00-01', email: 'anna@vstrecha.example' },
          { name: 'Олег Сомов', phone: '', email: 'oleg@vstrecha.example' },
        ],
        rules: { text: 'Приходите вовремя.\nПредупредите об отмене за час.' },
        banners: [],
      },
      versions: { managers: 1, rules: 1, banners: 0, privacy: 0 },
    });
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Content: Story = { name: 'Содержимое' };
export const NoEvent: Story = {
  name: 'Ещё не запланировано',
  beforeEach: () => storyApi.answer('get', '/api/organizer/event', { event: null }),
};
export const Failed: Story = {
  name: 'Не загрузилось',
  beforeEach: () => {
    storyApi.fail('get', '/api/organizer/event', { status: 403, body: 'Этот раздел видят администраторы.' });
    storyApi.fail('get', '/api/organizer/settings', { status: 403, body: 'Этот раздел видят администраторы.' });
    storyApi.fail('get', '/api/organizer/site', { status: 403, body: 'Этот раздел видят администраторы.' });
  },
};
