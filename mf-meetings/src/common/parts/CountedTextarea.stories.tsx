import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CountedTextarea } from './CountedTextarea';

const meta = {
  title: 'Заявки/CountedTextarea',
  component: CountedTextarea,
  tags: ['новое'],
  parameters: {
    guide: 'Текст, у которого сервер ограничил длину: считает символы и говорит, что сократить, но ничего не отрезает.',
  },
  args: { label: 'Сообщение (необязательно)', limit: 40, value: '', readOnly: true, minRows: 2 },
} satisfies Meta<typeof CountedTextarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пустое' };
export const Typed: Story = {
  name: 'С текстом',
  args: { value: 'Покажем новинки.', hint: 'Уйдёт в чат вместе с приглашением.' },
};
export const TooLong: Story = { name: 'Длиннее, чем можно', args: { value: 'Покажем новинки. '.repeat(4) } };
