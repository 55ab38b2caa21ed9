import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ToNewest } from './ToNewest';

const meta = {
  title: 'Сообщения/ToNewest',
  component: ToNewest,
  parameters: {
    guide:
      'Переписка прокручена вверх: кнопка ведёт к первому новому сообщению, а без новых — в конец. Число растёт, пока человек читает старое.',
  },
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

export const NothingNew: Story = { name: 'Нового нет' };
export const Three: Story = { name: 'Три новых', args: { count: 3 } };
export const Many: Story = { name: 'Много', args: { count: 128 } };
