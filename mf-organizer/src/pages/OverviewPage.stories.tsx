import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage, storyApi } from 'shared-api/testing/stories';
import { overview } from '#testing/overview';
import { OverviewPage } from './OverviewPage';

const meta = {
  title: 'Страницы/Организатор: обзор',
  component: OverviewPage,
  parameters: {
    ...atPage('/organizer'),
    guide:
      'Дела, которые ждут организатора, ведут на страницы с готовым отбором. Ниже числа и диаграммы, у каждой — таблица. Обновляется раз в минуту.',
  },
  beforeEach: () => {
    answerAsUser({ is_admin: true });
    storyApi.answer('get', '/api/organizer/overview', overview());
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Content: Story = { name: 'Содержимое' };
export const AllRight: Story = {
  name: 'Всё в порядке',
  beforeEach: () =>
    storyApi.answer('get', '/api/organizer/overview', overview({ attention: [], meetings_by_day: [], load: [] })),
};
export const Preparation: Story = {
  name: 'Подготовка',
  beforeEach: () =>
    storyApi.answer(
      'get',
      '/api/organizer/overview',
      overview({
        attention: [],
        meetings_by_day: [],
        load: [],
        preparation: { event: true, places: false, rules: false, news: false },
      }),
    ),
};
export const Failed: Story = {
  name: 'Не загрузился',
  beforeEach: () =>
    storyApi.fail('get', '/api/organizer/overview', { status: 503, body: 'Ведутся работы, попробуйте через минуту.' }),
};
export const Loading: Story = { name: 'Загрузка', beforeEach: () => storyApi.hang('get', '/api/organizer/overview') };
