import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConnectionNotice } from './ConnectionNotice';

const meta = {
  title: 'Сообщения/ConnectionNotice',
  component: ConnectionNotice,
  parameters: {
    guide:
      'Связь пропала дольше чем на три секунды или только что вернулась. Лежит поверх переписки и ничего не сдвигает. Писать можно и без связи.',
  },
  decorators: [
    (Story) => (
      <div style={{ height: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConnectionNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lost: Story = { name: 'Потеряна', args: { phase: 'lost' } };
export const Back: Story = { name: 'Снова есть', args: { phase: 'back' } };
