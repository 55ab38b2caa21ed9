import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UploadTile } from './UploadTile';

const file = new File([], 'Стенд на выставке.png', { type: 'image/png' });

const meta = {
  title: 'Профиль/UploadTile',
  component: UploadTile,
  parameters: {
    guide:
      'Картинка галереи, пока она загружается: сама картинка, ход и крестик. «Повторить» есть, если повтор может помочь; неподходящий файл только убирают.',
  },
  args: {
    upload: { id: '1', file, phase: { kind: 'uploading', percent: 40 } },
    onRemove: () => undefined,
    onRetry: () => undefined,
  },
  decorators: (Story) => (
    <ul style={{ width: 140, padding: 0, listStyle: 'none' }}>
      <Story />
    </ul>
  ),
} satisfies Meta<typeof UploadTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uploading: Story = { name: 'Загружаются' };
export const Failed: Story = {
  name: 'Не удалось',
  args: { upload: { id: '1', file, phase: { kind: 'failed', problem: { text: 'Ошибка загрузки!', canRetry: true } } } },
};
export const Refused: Story = {
  name: 'Отказ',
  args: {
    upload: { id: '1', file, phase: { kind: 'failed', problem: { text: 'Недопустимый формат!', canRetry: false } } },
  },
};
