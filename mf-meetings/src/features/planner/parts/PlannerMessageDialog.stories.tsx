import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlannerMessageDialog } from './PlannerMessageDialog';

const meta = {
  title: 'Встречи/PlannerMessageDialog',
  component: PlannerMessageDialog,
  parameters: {
    guide: 'Общее сообщение ко всем приглашениям подбора. Кнопки «Отмена» нет: текст остаётся, как бы окно ни закрыли.',
  },
  args: { message: '', onChange: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof PlannerMessageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };
export const Written: Story = { name: 'Написано', args: { message: 'Здравствуйте! Будем рады встрече.' } };
