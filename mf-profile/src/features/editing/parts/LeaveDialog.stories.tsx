import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LeaveDialog } from './LeaveDialog';

const meta = {
  title: 'Профиль/LeaveDialog',
  component: LeaveDialog,
  parameters: {
    guide: 'Уход со страницы, пока разделы не сохранены: называет их. «Остаться» — обычный исход, «Уйти» — красная.',
  },
  args: {
    isOpen: true,
    unsaved: new Set(['general', 'company'] as const),
    onStay: () => undefined,
    onLeave: () => undefined,
  },
} satisfies Meta<typeof LeaveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { name: 'Вопрос' };
