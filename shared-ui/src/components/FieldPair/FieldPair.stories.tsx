import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextField } from '../TextField/TextField';
import { FieldPair } from './FieldPair';

const meta = {
  title: 'Поля/FieldPair',
  component: FieldPair,
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

export const Default: Story = {};
export const WithErrors: Story = {
  args: {
    children: (
      <>
        <TextField label="Имя" error="Поле не должно быть пустым." />
        <TextField label="Сельскохозяйственномашиностроительное подразделение" hint="Как в договоре." />
      </>
    ),
  },
};
