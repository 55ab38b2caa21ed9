import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Textarea } from './Textarea';

const meta = {
  title: 'Поля/Textarea',
  component: Textarea,
  args: { label: 'О компании' },
  parameters: {
    guide: 'Текст в несколько строк; растёт вместе с текстом до предела, потом прокручивается.',
  },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };
export const Grown: Story = {
  name: 'Выросло',
  args: {
    defaultValue: Array.from({ length: 6 }, (_, line) => `Строка ${line + 1}: ручки, кружки, футболки.`).join('\n'),
  },
};
export const Invalid: Story = { name: 'С ошибкой', args: { required: true, error: 'Поле не должно быть пустым.' } };
export const Disabled: Story = {
  name: 'Недоступен',
  args: { disabled: true, defaultValue: 'Печать на сувенирах с 1998 года.' },
};
