import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { MessageFile } from '#domain/messageFile';
import { MessageBubble } from './MessageBubble';

const doNothing = () => {};
const file = (id: string, name: string): MessageFile => ({
  id,
  name,
  size: 48_200,
  source: `/api/attachments/${id}`,
  isDeleted: false,
});
const picture = (n: number) => ({ ...file(`p${n}`, `Макет ${n}.png`), source: '/images/avatar/default.png' });

const meta = {
  title: 'Сообщения/MessageBubble',
  component: MessageBubble,
  parameters: {
    guide:
      'Одно сообщение: своё справа, чужое слева. Неподтверждённое бледнее, с часами или долей загрузки; неотправленное говорит причину и предлагает повторить или удалить. Картинки видны сразу, остальные файлы — строками.',
  },
  args: {
    text: 'Добрый день! Вот наш каталог: https://example.com/catalog\nСмотрите вторую страницу.',
    createdAt: '2026-11-21T09:00:00.000Z',
    isOwn: false,
    author: 'Северный ветер',
  },
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = { name: 'Полученное' };
export const Own: Story = { name: 'Своё', args: { isOwn: true, author: 'Вы' } };
export const Sending: Story = {
  name: 'Отправляется',
  args: { isOwn: true, author: 'Вы', status: { kind: 'sending' } },
};
export const Failed: Story = {
  name: 'Не удалось',
  args: {
    isOwn: true,
    author: 'Вы',
    status: {
      kind: 'failed',
      reason: 'Нет связи с сервером. Проверьте подключение к интернету и повторите.',
      onRetry: doNothing,
      onRemove: doNothing,
    },
  },
};
export const LongWords: Story = {
  name: 'Длинные слова',
  args: { text: `https://example.com/${'очень-длинный-путь-'.repeat(12)} ${'Щ'.repeat(200)}` },
};
export const Continued: Story = { name: 'Продолжение', args: { isContinued: true, text: 'Хорошо' } };
export const VeryLong: Story = { name: 'Очень длинное', args: { text: 'Очень длинное сообщение. '.repeat(400) } };
export const Uploading: Story = {
  name: 'Загружаются',
  args: { isOwn: true, author: 'Вы', files: [file('1', 'Смета.xlsx')], status: { kind: 'sending', percent: 64 } },
};
export const Attachments: Story = {
  name: 'Вложения',
  args: {
    text: 'Смета и макет',
    files: [
      file('1', 'Смета.xlsx'),
      file('2', 'Макет логотипа для нанесения на ткань, окончательный.pdf'),
      { ...file('3', 'Старый макет.pdf'), isDeleted: true },
    ],
  },
};
export const OnePicture: Story = {
  name: 'Одна картинка',
  args: { text: 'Так будет выглядеть', files: [picture(1)], onShowImage: doNothing },
};
export const LongPictureName: Story = {
  name: 'Длинное имя картинки',
  args: {
    text: '',
    files: [{ ...picture(1), name: 'Макет логотипа для нанесения на ткань, окончательный.png' }],
    onShowImage: doNothing,
  },
};
export const ManyPictures: Story = {
  name: 'Много картинок',
  args: { text: '', files: [1, 2, 3, 4, 5, 6, 7].map(picture), onShowImage: doNothing },
};
export const HostileText: Story = {
  name: 'Вредоносный текст',
  args: {
    text: '<img src=x onerror=alert(1)> javascript:alert(1) \u202Eтекст наоборот',
    files: [file('1', 'счёт\u202Efdp.exe')],
  },
};
