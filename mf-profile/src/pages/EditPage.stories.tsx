import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage } from 'shared-api/testing/stories';
import { EditPage } from './EditPage';

const meta = {
  title: 'Страницы/Редактирование профиля',
  component: EditPage,
  parameters: {
    ...atPage('/profile/edit'),
    guide:
      'Разделы сохраняются порознь; оглавление помнит, где пусто и где не сохранено. Уход с несохранённым спрашивает LeaveDialog.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Supplier: Story = { name: 'Поставщик' };
export const Customer: Story = {
  name: 'Заказчик',
  beforeEach: () => answerAsUser({ type: 'Заказчик', company: 'Северный ветер' }),
};
