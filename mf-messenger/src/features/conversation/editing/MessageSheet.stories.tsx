import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { storyConversation } from '#testing/storyConversation';
import { ConversationContext } from '../state/conversationContext';
import { MessageSheet } from './MessageSheet';

const file = (id: number, filename: string) => ({ id, url: '/a', filename, filesize: 48_200, is_deleted: false });

const meta = {
  title: 'Сообщения/MessageSheet',
  component: MessageSheet,
  parameters: {
    guide:
      'Действия с сообщением на телефоне: лист снизу после долгого нажатия. Удаление красное и последнее; его ещё можно отменить в самой переписке. Под указателем те же действия в MessageMenu.',
  },
  args: {
    message: fixtures.message({ user_id: storyConversation.ownUserId, text: 'Хорошо, ждём вас в 15:00.' }),
    onDelete: () => undefined,
    onClose: () => undefined,
  },
  render: (args) => (
    <ConversationContext value={storyConversation}>
      <MessageSheet {...args} />
    </ConversationContext>
  ),
} satisfies Meta<typeof MessageSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = { name: 'Своё сообщение' };
export const Received: Story = { name: 'Полученное', args: { message: fixtures.message() } };
export const ManyFiles: Story = {
  name: 'С файлами',
  args: {
    message: fixtures.message({
      attachments: [
        file(1, 'Смета.xlsx'),
        file(2, 'Макет логотипа для нанесения на ткань, окончательный.pdf'),
        file(3, 'Каталог 2026.pdf'),
      ],
    }),
  },
};
