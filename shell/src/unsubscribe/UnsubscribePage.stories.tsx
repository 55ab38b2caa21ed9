import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { atPage, storyApi } from 'shared-api/testing/stories';
import { UnsubscribePage } from './UnsubscribePage';

const meta = {
  title: 'Страницы/Отписка от уведомлений',
  component: UnsubscribePage,
  parameters: {
    ...atPage('/unsubscribe_notifications/token'),
    guide: 'Открывается из письма и отписывает сразу, вход не нужен.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Success: Story = { name: 'Отписка удалась' };
export const Failed: Story = {
  name: 'Ссылка не действует',
  beforeEach: () => storyApi.fail('get', '/api/notifications/unsubscribe/{token}', { status: 404 }),
};
