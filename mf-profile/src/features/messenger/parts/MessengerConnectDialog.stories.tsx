import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures, storyApi } from 'shared-api/testing/stories';
import { MessengerConnectDialog } from './MessengerConnectDialog';

const meta = {
  title: 'Профиль/MessengerConnectDialog',
  component: MessengerConnectDialog,
  parameters: {
    guide:
      'Подключение мессенджера: код для телефона и ссылка для того же устройства. Закрывается само, как только подключение видно.',
  },
  args: { connection: fixtures.currentUser().connection, onClose: () => undefined },
} satisfies Meta<typeof MessengerConnectDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: 'Ждёт подключения' };

export const NoAddress: Story = { name: 'Бот недоступен', beforeEach: () => storyApi.configure() };
