import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthRefusal } from './AuthRefusal';

const meta = {
  title: 'Вход/AuthRefusal',
  component: AuthRefusal,
  args: { refusal: { isNotActivated: false, message: 'Такого пользователя не существует.', fields: ['login'] } },
} satisfies Meta<typeof AuthRefusal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = { name: 'Нет такого пользователя' };
export const NotActivated: Story = {
  args: {
    refusal: { isNotActivated: true, message: 'Аккаунт находится на модерации, войдите позже.', fields: ['login'] },
  },
};
