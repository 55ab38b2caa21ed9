import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SendingSummary } from './SendingSummary';

const meta = {
  title: 'Каталог/SendingSummary',
  component: SendingSummary,
  parameters: {
    guide:
      'Итог рядом с формой рассылки: сколько получат, сколько исключено, вложения и кнопка отправки с причиной, если чего-то не хватает. Пока идёт SendingCountdown, кнопок нет.',
  },
  args: {
    willGet: 288,
    leftOut: 12,
    attachments: 2,
    reason: undefined,
    onBringBack: () => {},
    onSend: () => {},
    isKept: true,
    isCounting: false,
  },
} satisfies Meta<typeof SendingSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: 'Заполнено' };

export const Empty: Story = {
  name: 'Пусто',
  args: { willGet: 0, leftOut: 0, attachments: 0, isKept: false, reason: 'Выберите хотя бы одного получателя' },
};

export const BeingSent: Story = { name: 'Можно отменить', args: { isCounting: true } };
