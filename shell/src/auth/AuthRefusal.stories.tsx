import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthRefusal } from './AuthRefusal';

const meta = {
  title: 'Вход/AuthRefusal',
  component: AuthRefusal,
  args: {
    refusal: { isRefused: true, isNotActivated: false, message: 'Такого пользователя не существует.', fields: {} },
  },
  parameters: {
    guide:
      'Отказ сервера в формах входа и восстановления пароля. Неактивированный аккаунт — не ошибка человека: жёлтый, со ссылкой на менеджера.',
  },
} satisfies Meta<typeof AuthRefusal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = { name: 'Нет такого пользователя' };
export const NotActivated: Story = {
  name: 'Не активирован',
  args: {
    refusal: {
      isRefused: true,
      isNotActivated: true,
      message: 'Аккаунт находится на модерации, войдите позже.',
      fields: {},
    },
  },
};
