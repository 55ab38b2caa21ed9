import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { MessageEdit } from './MessageEdit';

const doNothing = () => {};

const meta = {
  title: 'Сообщения/MessageEdit',
  component: MessageEdit,
  parameters: {
    guide:
      'Правка своего отправленного сообщения на месте поля ввода. Esc отменяет; начатый текст хранится, пока его не сохранят или не отменят. Пустым сообщение не сохраняется — ненужное удаляют.',
  },
  args: {
    message: fixtures.message({ id: 1, text: 'Встретимся в среду в десять утра у нашего стенда.\nЗахвачу образцы.' }),
    ownUserId: 1,
    editing: { begin: doNothing, resume: doNothing, leave: doNothing, drop: doNothing },
  },
} satisfies Meta<typeof MessageEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = { name: 'Начато' };
