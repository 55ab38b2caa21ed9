import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Upload, UploadPhase } from '#state/uploads';
import { FileCards } from './FileCards';

const doNothing = () => {};
const upload = (name: string, phase: UploadPhase): Upload => ({
  id: name,
  file: new File(['содержание'], name),
  phase,
});
const attachment = { id: 1, url: '/api/attachments/1', filename: 'Смета.xlsx', filesize: 48_200, is_deleted: false };
const done = (name: string) => upload(name, { kind: 'done', stored: attachment });

const meta = {
  title: 'Сообщения/FileCards',
  component: FileCards,
  parameters: {
    guide:
      'Файлы сообщения или рассылки, пока их не отправили: ход, отказ с «Повторить», готовые. Видно не больше двух рядов, на телефоне один с прокруткой вбок. В самом сообщении — MessageBubble.',
    check: { overflow: 'The cards scroll inside their row by design.' },
  },
  args: { uploads: [], onRetry: doNothing, onRemove: doNothing },
} satisfies Meta<typeof FileCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfEachKind: Story = {
  name: 'Каждого вида',
  args: {
    attachments: [attachment],
    uploads: [
      upload('Прайс-лист на осень и зиму 2026.pdf', { kind: 'uploading', percent: 64 }),
      upload('Макеты.zip', { kind: 'waiting' }),
      upload('Каталог.pptx', { kind: 'interrupted', problem: { reason: 'Ошибка загрузки', isFinal: false } }),
      upload('Ролик.mp4', { kind: 'failed', problem: { reason: 'Недопустимый формат файла', isFinal: true } }),
      upload('Фотографии.zip', { kind: 'failed', problem: { reason: 'Файл превышает размер 10 Мб', isFinal: true } }),
    ],
  },
};
export const Full: Story = {
  name: 'Больше не помещается',
  args: { uploads: Array.from({ length: 10 }, (_, n) => done(`Макет ${n + 1}.pdf`)) },
};
