import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Поля/PasswordField',
  component: PasswordField,
  tags: ['готово'],
  args: { label: 'Пароль' },
  parameters: {
    guide: 'Любой пароль: кнопка «показать» внутри поля, правильная подсказка менеджеру паролей.',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };
export const Filled: Story = { name: 'Заполнено', args: { defaultValue: 'секрет12' } };
export const Invalid: Story = {
  name: 'С ошибкой',
  args: { defaultValue: '123', error: 'Пароль должен содержать не менее 6 символов.' },
};
export const Disabled: Story = { name: 'Недоступен', args: { disabled: true } };
