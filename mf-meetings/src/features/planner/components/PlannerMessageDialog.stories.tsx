import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlannerMessageDialog } from './PlannerMessageDialog';

const meta = {
  title: 'Встречи/PlannerMessageDialog',
  component: PlannerMessageDialog,
  args: { message: '', onChange: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof PlannerMessageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Written: Story = { args: { message: 'Здравствуйте! Будем рады встрече.' } };
