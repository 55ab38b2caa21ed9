import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StepIndicator } from './StepIndicator';

const meta = {
  title: 'Оболочка/StepIndicator',
  component: StepIndicator,
  parameters: {
    guide: 'Где человек в длинной форме и сколько осталось. Шаги не нажимаются.',
  },
  args: { current: 2, steps: ['Контакты', 'О компании', 'Файлы', 'Встречи'] },
} satisfies Meta<typeof StepIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: 'Начало', args: { current: 1 } };
export const Middle: Story = { name: 'Середина' };
export const Last: Story = { name: 'Конец', args: { current: 4 } };
