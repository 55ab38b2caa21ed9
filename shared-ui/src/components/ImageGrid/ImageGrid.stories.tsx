import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ImageGrid } from './ImageGrid';
import { ImageGridSkeleton } from './ImageGridSkeleton';
import { brokenPicture, storyPictures } from './storyPictures';

const manyPictures = Array.from({ length: 4 }, (_, turn) =>
  storyPictures.map((picture) => ({ ...picture, id: turn * storyPictures.length + picture.id })),
).flat();

const meta = {
  title: 'Данные/ImageGrid',
  component: ImageGrid,
  args: { images: storyPictures, label: 'Галерея изображений' },
} satisfies Meta<typeof ImageGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const OneRow: Story = { args: { images: manyPictures, rows: 1 } };
export const WithDeletion: Story = { args: { onDelete: () => undefined } };
export const Empty: Story = { args: { images: [], emptyText: 'Компания ещё не добавила изображений.' } };
export const BrokenPicture: Story = {
  args: { images: [...storyPictures.slice(0, 2), brokenPicture], onDelete: () => undefined },
  parameters: { isNoisy: true },
};
export const Loading: Story = { render: () => <ImageGridSkeleton rows={2} label="Загрузка галереи" /> };
