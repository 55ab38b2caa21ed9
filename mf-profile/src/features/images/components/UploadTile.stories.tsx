import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UploadTile } from './UploadTile';

const file = new File([], 'Стенд на выставке.png', { type: 'image/png' });

const meta = {
  title: 'Профиль/UploadTile',
  component: UploadTile,
  args: {
    upload: { id: '1', file, phase: 'uploading', percent: 40 },
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

export const Uploading: Story = {};
export const Failed: Story = {
  args: { upload: { id: '1', file, phase: 'failed', problem: { text: 'Ошибка загрузки!', canRetry: true } } },
};
export const Refused: Story = {
  args: { upload: { id: '1', file, phase: 'failed', problem: { text: 'Недопустимый формат!', canRetry: false } } },
};
