import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QuickReplies } from './QuickReplies';

const meta = {
  title: 'Сообщения/QuickReplies',
  component: QuickReplies,
  parameters: {
    guide:
      'Готовые ответы за кнопкой ↯: выбранный вставляется в поле, а не отправляется. Не больше пятидесяти, только на этом устройстве.',
  },
  args: { ownUserId: 1, text: 'Добрый день! Вышлю прайс сегодня.', onChoose: () => {} },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
} satisfies Meta<typeof QuickReplies>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = { name: 'Написано' };
export const Empty: Story = { name: 'Пусто', args: { text: '' } };
