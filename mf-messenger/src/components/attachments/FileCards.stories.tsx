import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Upload, UploadPhase } from '#uploads/uploadsState';
import { FileCards } from './FileCards';

const doNothing = () => {};
const upload = (name: string, phase: UploadPhase): Upload => ({
  id: name,
  file: new File(['содержание'], name),
  phase,
});
const attachment = { id: 1, url: '/api/attachments/1', filename: 'Смета.xlsx', filesize: 48_200, is_deleted: false };
const done = (name: string) => upload(name, { kind: 'done', attachment });

const meta = {
  title: 'Сообщения/FileCards',
  component: FileCards,
  parameters: { check: { overflow: 'The cards scroll inside their row by design.' } },
  args: { uploads: [], onRetry: doNothing, onRemove: doNothing },
} satisfies Meta<typeof FileCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfEachKind: Story = {
  args: {
    attachments: [attachment],
    uploads: [
      upload('Прайс-лист на осень и зиму 2026.pdf', { kind: 'uploading', percent: 64 }),
      upload('Макеты.zip', { kind: 'waiting' }),
      upload('Каталог.pptx', { kind: 'interrupted', reason: 'Ошибка загрузки' }),
      upload('Ролик.mp4', { kind: 'failed', reason: 'Недопустимый формат файла', isFinal: true }),
      upload('Фотографии.zip', { kind: 'failed', reason: 'Файл превышает размер 10 Мб', isFinal: true }),
    ],
  },
};
export const Full: Story = {
  args: { uploads: Array.from({ length: 10 }, (_, n) => done(`Макет ${n + 1}.pdf`)) },
};
