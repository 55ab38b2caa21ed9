import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { CompanyFilesSkeleton } from './CompanyFilesSkeleton';
import { CompanyFilesView } from './CompanyFilesView';

const MB = 1024 * 1024;
const nothing = () => undefined;
/** An empty file with a faked size. */
const file = (name: string, size = 12.4 * MB) => Object.defineProperty(new File([], name), 'size', { value: size });

const files = [
  fixtures.companyFile({ id: 21, name: 'Прайс осень 2026.pdf', size: 1.5 * MB }),
  fixtures.companyFile({
    id: 20,
    name: 'Каталог корпоративных подарков и сувенирной продукции на новый год.pptx',
    size: 38.25 * MB,
    created_date: '2026-11-19T15:04:00.000Z',
  }),
  fixtures.companyFile({
    id: 19,
    name: 'Остатки на складе.xlsx',
    size: 84_000,
    created_date: '2026-11-01T06:00:00.000Z',
  }),
];

const meta = {
  title: 'Профиль/CompanyFiles',
  component: CompanyFilesView,
  args: {
    files,
    uploads: [],
    usedBytes: 39.83 * MB,
    totalBytes: 100 * MB,
    onFiles: nothing,
    onRetry: nothing,
    onRemove: nothing,
    onRename: nothing,
    onDelete: nothing,
  },
  parameters: {
    guide:
      'Свои файлы компании в профиле и при регистрации: место для новых, занятый объём, ход загрузки, переименование, удаление. Загружаемые стоят над готовыми; отказ виден в строке файла.',
  },
} satisfies Meta<typeof CompanyFilesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { name: 'Содержимое' };
export const BeforeUpload: Story = { name: 'Файлов ещё нет', args: { files: [], usedBytes: 0 } };
export const WhileUploading: Story = {
  name: 'Идёт загрузка',
  args: {
    uploads: [
      { id: 'upload-1', file: file('Презентация компании.pptx'), phase: { kind: 'uploading', percent: 62 } },
      { id: 'upload-2', file: file('Сертификаты.pdf', 3 * MB), phase: { kind: 'uploading', percent: 4 } },
      { id: 'upload-3', file: file('Условия доставки.docx', 120_000), phase: { kind: 'waiting' } },
    ],
  },
};
export const Failed: Story = {
  name: 'Не удалось',
  args: {
    usedBytes: 98.5 * MB,
    uploads: [
      { id: 'upload-1', file: file('Макеты.rar'), phase: { kind: 'failed', problem: 'failed' } },
      { id: 'upload-2', file: file('Ролик.mp4'), phase: { kind: 'failed', problem: 'type' } },
      { id: 'upload-3', file: file('Фотографии шоурума.zip'), phase: { kind: 'failed', problem: 'size' } },
      { id: 'upload-4', file: file('Каталог.pdf'), phase: { kind: 'failed', problem: 'room' } },
    ],
  },
};

export const Loading: Story = { name: 'Загрузка', render: () => <CompanyFilesSkeleton /> };
