import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SignupRefusalNotice } from './SignupRefusalNotice';

const meta = {
  title: 'Регистрация/SignupRefusalNotice',
  component: SignupRefusalNotice,
  args: { refusal: { isNotActivated: false, message: 'Такой E-mail уже используется.' } },
  parameters: {
    guide:
      'Отказ сервера над формой регистрации; страница прокручивается к нему. Жёлтый — аккаунт ждёт активации и ведёт к менеджеру, остальное красное. Ошибка одного поля стоит и под полем.',
  },
} satisfies Meta<typeof SignupRefusalNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TakenEmail: Story = { name: 'Почта занята' };

export const TakenEmailAndPhone: Story = {
  name: 'Почта и телефон заняты',
  args: {
    refusal: {
      isNotActivated: false,
      message: 'Такой E-mail уже используется. Такой номер телефона уже используется.',
    },
  },
};

export const NotActivated: Story = {
  name: 'Не активирован',
  args: { refusal: { isNotActivated: true, message: 'Аккаунт находится на модерации, войдите позже.' } },
};
