import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConnectionNotice } from './ConnectionNotice';

const meta = {
  title: 'Сообщения/ConnectionNotice',
  component: ConnectionNotice,
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

export const Lost: Story = { args: { phase: 'lost' } };
export const Back: Story = { args: { phase: 'back' } };
