import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SendingUnderWay } from './SendingUnderWay';

const meta = {
  title: 'Каталог/SendingUnderWay',
  component: SendingUnderWay,
  parameters: {
    guide:
      'Рассылка отправляется здесь или в другой вкладке: доля неизвестна, действий нет. Через десять секунд добавляется, что это дольше обычного.',
  },
  args: { mailing: { phase: 'sending', total: 288 } },
} satisfies Meta<typeof SendingUnderWay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sending: Story = { name: 'Отправляется' };

export const Elsewhere: Story = { name: 'В другой вкладке', args: { mailing: { phase: 'elsewhere' } } };
