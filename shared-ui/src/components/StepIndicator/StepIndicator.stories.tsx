import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StepIndicator } from './StepIndicator';

const meta = {
  title: 'Отклик/StepIndicator',
  component: StepIndicator,
  args: { current: 2, steps: ['Контакты', 'О компании', 'Файлы', 'Встречи'] },
} satisfies Meta<typeof StepIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 1 } };
export const Middle: Story = {};
export const Last: Story = { args: { current: 4 } };
