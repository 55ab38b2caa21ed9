import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { atPage, storyApi } from 'shared-api/testing/stories';
import { ParticipantPage } from './ParticipantPage';

const meta = {
  title: 'Страницы/Страница участника',
  component: ParticipantPage,
  parameters: {
    ...atPage('/profile/3', {
      overflow: 'The days scroll inside the strip by design.',
      overlap: 'Days that are scrolled out of sight count as lying under the calendar button.',
    }),
    guide:
      'Всё о компании: действия, календарь приглашения, заметка, галерея, файлы. У того, кто только переписывается, вместо календаря причина.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Content: Story = { name: 'Содержимое' };
export const ChatOnly: Story = { name: 'Только чат', parameters: atPage('/profile/10') };
export const NotFound: Story = {
  name: 'Нет такого участника',
  beforeEach: () => storyApi.fail('get', '/api/user/{id}', { status: 404, body: 'Участник не найден.' }),
};
