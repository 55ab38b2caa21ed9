import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChatListSettings } from './ChatListSettings';

const meta = {
  title: 'Сообщения/ChatListSettings',
  component: ChatListSettings,
} satisfies Meta<typeof ChatListSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Настройки сообщений' }));
  },
};
