import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileList } from './FileList';
import type { FileListEntry } from './fileListEntry';

const MB = 1024 * 1024;
const nothing = () => undefined;

const stored: FileListEntry[] = [
  { status: 'stored', id: 1, name: 'Прайс осень 2026.pdf', size: 1.5 * MB, date: '20.11.2026 10:30', href: '#1' },
  { status: 'stored', id: 2, name: 'Каталог подарков.pptx', size: 38.25 * MB, date: '19.11.2026 18:04', href: '#2' },
  { status: 'stored', id: 3, name: 'Остатки на складе.xlsx', size: 84_000, date: '01.11.2026 09:00', href: '#3' },
  { status: 'stored', id: 4, name: 'Логотипы.zip', size: 12.4 * MB, date: '30.10.2026 23:59', href: '#4' },
  { status: 'stored', id: 5, name: 'Шоурум.webp', size: 640, date: '30.10.2026 23:58', href: '#5' },
];
const uploading: FileListEntry[] = [
  { status: 'uploading', id: 'a', name: 'Презентация компании.pptx', size: 41 * MB, percent: 62 },
  { status: 'uploading', id: 'b', name: 'Сертификаты.pdf', size: 3 * MB, percent: 0 },
  { status: 'waiting', id: 'c', name: 'Условия доставки.docx', size: 120_000 },
];
const failed: FileListEntry[] = [
  { status: 'failed', id: 'd', name: 'Макеты.rar', size: 9 * MB, message: 'Ошибка загрузки!', canRetry: true },
  { status: 'failed', id: 'e', name: 'Ролик.mp4', size: 20 * MB, message: 'Недопустимый формат!', canRetry: false },
];

const meta = {
  title: 'Профиль/FileList',
  component: FileList,
  parameters: {
    guide: 'Список файлов с ходом загрузки, отменой, повтором и переименованием.',
  },
  args: {
    files: stored,
    label: 'Файлы компании',
    onAbort: nothing,
    onRetry: nothing,
    onDismiss: nothing,
    onRename: nothing,
    onDelete: nothing,
  },
} satisfies Meta<typeof FileList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stored: Story = { name: 'Загружены' };
export const Uploading: Story = { name: 'Загружаются', args: { files: uploading } };
export const Failed: Story = { name: 'Не удалось', args: { files: failed } };
export const Everything: Story = { name: 'Всё сразу', args: { files: [...uploading, ...failed, ...stored] } };
export const ReadOnly: Story = { name: 'Только чтение', args: { onRename: undefined, onDelete: undefined } };
export const Renaming: Story = {
  name: 'Переименование',
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLButtonElement>('button[aria-label^="Переименовать"]')?.click(),
};
export const LongNames: Story = {
  name: 'Длинные имена',
  args: {
    files: [
      {
        status: 'stored',
        id: 1,
        name: 'Коммерческое предложение по сувенирной продукции для корпоративных клиентов на четвёртый квартал (финальная редакция 7).docx',
        size: MB,
        date: '20.11.2026 10:30',
        href: '#1',
      },
      {
        status: 'stored',
        id: 2,
        name: `${'достопримечательностиоценивательница'.repeat(3)}.pdf`,
        size: MB,
        date: '20.11.2026 10:30',
        href: '#2',
      },
      { status: 'uploading', id: 'a', name: `${'высокопревосходительство'.repeat(4)}.zip`, size: 48 * MB, percent: 7 },
      {
        status: 'failed',
        id: 'b',
        name: `${'высокопревосходительство'.repeat(4)}.zip`,
        size: 48 * MB,
        message: 'Недостаточно свободного места!',
        canRetry: true,
      },
    ],
  },
};
