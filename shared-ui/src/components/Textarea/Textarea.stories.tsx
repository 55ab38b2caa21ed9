import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Textarea } from './Textarea';

const meta = {
  title: 'Поля/Textarea',
  component: Textarea,
  tags: ['готово'],
  args: { label: 'О компании' },
  parameters: {
    pair: {
      because: 'Высота поля подсказывает, сколько написать: для названия — одна строка.',
      so: () => <Textarea label="О компании" rows={3} />,
      not: () => <Textarea label="Название компании" rows={3} />,
    },
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
export const Counted: Story = {
  name: 'Считает символы',
  args: { limit: 40, hint: 'Уйдёт в чат.', value: 'Покажем новинки.', readOnly: true },
};
export const TooLong: Story = {
  name: 'Длиннее, чем можно',
  args: { limit: 40, value: 'Покажем новинки. '.repeat(4), readOnly: true },
};
export const Invalid: Story = { name: 'С ошибкой', args: { required: true, error: 'Поле не должно быть пустым.' } };
export const Disabled: Story = {
  name: 'Недоступен',
  args: { disabled: true, defaultValue: 'Печать на сувенирах с 1998 года.' },
};
