import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ToNewest } from './ToNewest';

const meta = {
  title: 'Сообщения/ToNewest',
  component: ToNewest,
  args: { count: 0, onClick: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 96 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToNewest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingNew: Story = {};
export const Three: Story = { args: { count: 3 } };
export const Many: Story = { args: { count: 128 } };
