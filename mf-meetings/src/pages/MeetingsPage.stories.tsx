import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage, storyApi } from 'shared-api/testing/stories';
import { MeetingsPage } from './MeetingsPage';

const meta = {
  title: 'Страницы/Мои встречи',
  component: MeetingsPage,
  parameters: {
    ...atPage('/meetings', {
      overflow: 'The days scroll inside the strip by design.',
      overlap: 'Days that are scrolled out of sight count as lying under the calendar button.',
    }),
    guide:
      'Три вида одного места: по дням, расписание, подбор времени сразу для многих. Кто только переписывается, подбора не видит. Печать и календарь — в меню «⋯».',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Days: Story = { name: 'По дням' };
export const Agenda: Story = { name: 'Расписание', parameters: atPage('/meetings?view=agenda') };
export const Plan: Story = { name: 'Подобрать время', parameters: atPage('/meetings?view=plan') };
export const ChatOnly: Story = { name: 'Только чат', beforeEach: () => answerAsUser({ only_chat: true }) };
export const Failed: Story = {
  name: 'Не загрузились',
  beforeEach: () =>
    storyApi.fail('get', '/api/points', { status: 503, body: 'Ведутся работы, попробуйте через минуту.' }),
};
