import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Schema } from 'shared-api/contract';
import { answerAsUser, atPage, storyApi } from 'shared-api/testing/stories';
import { overview } from '#testing/overview';
import { BroadcastPage } from './BroadcastPage';

const noProgress = { waiting: 0, sent: 0, failed: 0, left_out: 0 };
const mailing: Schema<'BroadcastCard'> = {
  id: 5,
  subject: 'Ваши встречи завтра',
  text: 'Завтра у вас: {встречи}.\nЖдут ответа: {ждут_ответа}.',
  channels: ['email', 'bell'],
  segment: { idle: 'd7' },
  is_service: false,
  state: 'draft',
  author: { id: 1, name: 'Анна Петрова' },
  send_at: null,
  begun_at: null,
  sent_at: null,
  total: null,
  created_at: '2026-11-22T08:00:00.000Z',
  version: 2,
  progress: { handled: 0, email: noProgress, bell: 0, bot: noProgress },
  failed: [],
};
const show = (part: Partial<Schema<'BroadcastCard'>>) =>
  storyApi.answer('get', '/api/organizer/broadcasts/{id}', { ...mailing, ...part });

const meta = {
  title: 'Страницы/Организатор: рассылка',
  component: BroadcastPage,
  parameters: {
    ...atPage('/organizer/sending/5'),
    guide: 'Рассылка организатора: список, редактор с предпросмотром, ход отправки.',
  },
  beforeEach: () => {
    answerAsUser({ is_admin: true });
    storyApi.answer('get', '/api/organizer/overview', overview());
    show({});
    storyApi.answer('get', '/api/organizer/broadcasts', {
      broadcasts: [
        { ...mailing, id: 4, state: 'sent', sent_at: '2026-11-22T09:30:00.000Z', total: 148 },
        {
          ...mailing,
          id: 3,
          subject: 'Начинаем в десять',
          state: 'sent',
          sent_at: '2026-11-21T06:00:00.000Z',
          total: 1_481,
        },
      ],
      pages: 1,
      total_count: 2,
      counts: { draft: 1, scheduled: 0, sent: 2 },
      left: { today: 3, service: 3 },
    });
    storyApi.answer('post', '/api/organizer/broadcasts/preview', {
      total: 148,
      by_channel: { email: 120, bell: 148, bot: 9 },
      excluded: { unsubscribed: 28, no_access: 0, no_bot: 139 },
      samples: [
        {
          id: 7,
          company: 'Банк «Созвездие»',
          subject: 'Ваши встречи завтра',
          greeting: 'Здравствуйте, Ольга!',
          text: 'Завтра у вас: 10:00, Шаг, стол 4.\nЖдут ответа: 2.',
          values: {
            имя: 'Ольга',
            компания: 'Банк «Созвездие»',
            встречи: '10:00 Шаг, стол 4',
            ждут_ответа: '2',
            подходящие: '',
          },
        },
      ],
      left: { today: 3, service: 3 },
      needs_password: true,
    });
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const List: Story = { name: 'Список', parameters: atPage('/organizer/sending') };
export const Draft: Story = { name: 'Черновик' };
export const Scheduled: Story = {
  name: 'Ждёт времени',
  beforeEach: () => show({ state: 'scheduled', send_at: '2026-11-24T07:00:00.000Z' }),
};
export const Sent: Story = {
  name: 'Отправлена, письма не ушли',
  beforeEach: () =>
    show({
      state: 'sent',
      sent_at: '2026-11-22T09:30:00.000Z',
      total: 148,
      progress: {
        handled: 148,
        email: { waiting: 0, sent: 117, failed: 3, left_out: 28 },
        bell: 148,
        bot: noProgress,
      },
      failed: [
        { id: 9, company: 'Лель' },
        { id: 10, company: 'Корзинка' },
      ],
    }),
};
export const Failed: Story = {
  name: 'Не загрузилась',
  beforeEach: () => storyApi.fail('get', '/api/organizer/broadcasts/{id}', { status: 403, body: 'Нет доступа.' }),
};
