import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextField } from '../TextField/TextField';
import { FieldPair } from './FieldPair';

const meta = {
  title: 'Поля/FieldPair',
  component: FieldPair,
  tags: ['готово'],
  parameters: {
    guide:
      'Два поля, которые заполняют вместе: имя и фамилия, пароль и его повтор. Остальные поля — друг под другом в Stack.',
  },
  args: {
    children: (
      <>
        <TextField label="Имя" />
        <TextField label="Фамилия" />
      </>
    ),
  },
} satisfies Meta<typeof FieldPair>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный' };
export const WithErrors: Story = {
  name: 'С ошибками',
  args: {
    children: (
      <>
        <TextField label="Имя" error="Поле не должно быть пустым." />
        <TextField label="Сельскохозяйственномашиностроительное подразделение" hint="Как в договоре." />
      </>
    ),
  },
};
