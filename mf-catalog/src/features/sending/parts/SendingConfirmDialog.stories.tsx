import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SendingConfirmDialog } from './SendingConfirmDialog';

const meta = {
  title: 'Каталог/SendingConfirmDialog',
  component: SendingConfirmDialog,
  parameters: {
    guide:
      'Последний вопрос перед рассылкой: скольким, начало текста и файлы. Отменить отправку можно ещё десять секунд после него — SendingCountdown.',
  },
  args: {
    isOpen: true,
    count: 288,
    text: 'Здравствуйте!\nПриглашаем вас на стенд 12: новая коллекция подарков.\nЖдём вас весь день.\nДо встречи!',
    attachments: [{ id: 1, url: '/a', filename: 'каталог.pdf', filesize: 1_000, is_deleted: false }],
    onClose: () => {},
    onConfirm: () => Promise.resolve(),
  },
} satisfies Meta<typeof SendingConfirmDialog>;

export default meta;

export const Open: StoryObj<typeof meta> = { name: 'Открыт' };
