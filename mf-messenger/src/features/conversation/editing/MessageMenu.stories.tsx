import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { storyConversation } from '#testing/storyConversation';
import { MessageBubble } from '../rows/MessageBubble';
import { ConversationContext } from '../state/conversationContext';
import { MessageMenu } from './MessageMenu';

const received = fixtures.message({
  text: 'Смета и макет: посмотрите вторую страницу.',
  attachments: [{ id: 7, url: '/a', filename: 'Смета.xlsx', filesize: 48_200, is_deleted: false }],
});
const own = fixtures.message({ user_id: storyConversation.ownUserId, text: 'Хорошо, ждём вас в 15:00.' });

const meta = {
  title: 'Сообщения/MessageMenu',
  component: MessageMenu,
  parameters: {
    guide:
      'Действия с подтверждённым сообщением за кнопкой «⋯», которая видна под указателем и в фокусе. Своё можно изменить и удалить, любое — скопировать, файлы — скачать. На телефоне то же открывает долгое нажатие: MessageSheet.',
  },
  args: { message: own, onDelete: () => undefined },
  render: (args) => (
    <ConversationContext value={storyConversation}>
      <MessageBubble
        text={args.message.text}
        createdAt={args.message.created_at}
        isOwn={args.message === own}
        author="Вы"
        actions={<MessageMenu {...args} />}
      />
    </ConversationContext>
  ),
} satisfies Meta<typeof MessageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvasElement }) => canvasElement.querySelector('button')?.click();

export const Closed: Story = { name: 'Закрыто' };
export const Own: Story = { name: 'Своё сообщение', play: open };
export const Received: Story = { name: 'Полученное с файлом', args: { message: received }, play: open };
