import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Alert } from './Alert';

const meta = {
  title: 'Отклик/Alert',
  component: Alert,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Скажите, что случилось и что делать: одна «ошибка» не помогает.',
      so: () => <Alert kind="danger">Сообщение не отправлено: нет связи. Повторите позже.</Alert>,
      not: () => <Alert kind="danger">Ошибка!</Alert>,
    },
    guide:
      'Важное, что остаётся на странице: ошибка отправки, жёлтое предупреждение. Мимолётный ответ на действие — Toaster.',
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  name: 'Опасность',
  args: { kind: 'danger', children: 'Такого пользователя не существует.' },
};
export const Warning: Story = {
  name: 'Внимание',
  args: {
    kind: 'warning',
    title: 'Заполните профиль',
    children: (
      <>
        Без описания и условий вас реже находят. <a href="/profile/edit">Перейти к заполнению</a>
      </>
    ),
  },
};
export const Info: Story = {
  name: 'Сведения',
  args: { kind: 'info', children: 'Мероприятие ещё не началось, назначить встречу нельзя.' },
};
export const Success: Story = {
  name: 'Успех',
  args: { kind: 'success', children: 'Новый пароль отправлен на вашу почту.' },
};
export const WithAction: Story = {
  name: 'С действием',
  args: {
    kind: 'danger',
    title: 'Не удалось сохранить',
    children: 'Проверьте соединение и попробуйте ещё раз.',
    action: (
      <Button size="small" variant="secondary">
        Повторить
      </Button>
    ),
  },
};
export const LongWord: Story = {
  name: 'Длинное слово',
  args: {
    kind: 'info',
    children: 'https://example.com/очень-длинный-адрес-без-единого-пробела-который-не-помещается-в-строку-телефона',
  },
};
