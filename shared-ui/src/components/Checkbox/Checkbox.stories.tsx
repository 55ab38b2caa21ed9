import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Выбор/Checkbox',
  component: Checkbox,
  args: { label: 'Рекламное агентство' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true, label: 'Все города' } };
export const WithHint: Story = {
  args: { label: 'Предпочитаю общаться в чате', hint: 'Вас нельзя будет пригласить на встречу.' },
};
export const WithLink: Story = {
  args: {
    required: true,
    label: (
      <>
        Согласен с <a href="/privacy">политикой обработки персональных данных</a>
      </>
    ),
    error: 'Необходимо согласие.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
