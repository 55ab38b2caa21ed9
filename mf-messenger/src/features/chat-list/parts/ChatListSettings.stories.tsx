import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChatListSettings } from './ChatListSettings';

const meta = {
  title: 'Сообщения/ChatListSettings',
  component: ChatListSettings,
  parameters: {
    guide:
      'Уведомления и клавиша отправки, только для этого браузера. Если браузер запретил уведомления, флажок выключен с причиной.',
  },
} satisfies Meta<typeof ChatListSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Закрыт' };
export const Open: Story = {
  name: 'Открыт',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Настройки сообщений' }));
  },
};
