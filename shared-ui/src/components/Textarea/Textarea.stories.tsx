import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Textarea } from './Textarea';

const meta = { title: 'Поля/Textarea', component: Textarea, args: { label: 'О компании' } } satisfies Meta<
  typeof Textarea
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Grown: Story = {
  args: {
    defaultValue: Array.from({ length: 6 }, (_, line) => `Строка ${line + 1}: ручки, кружки, футболки.`).join('\n'),
  },
};
export const Invalid: Story = { args: { required: true, error: 'Поле не должно быть пустым.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Печать на сувенирах с 1998 года.' } };
