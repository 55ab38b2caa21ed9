import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { brokenPicture, storyPictures } from 'shared-ui/testing/stories';
import { ImageGrid } from './ImageGrid';
import { ImageGridSkeleton } from './ImageGridSkeleton';

const manyPictures = Array.from({ length: 4 }, (_, turn) =>
  storyPictures.map((picture) => ({ ...picture, id: turn * storyPictures.length + picture.id })),
).flat();

const meta = {
  title: 'Профиль/ImageGrid',
  component: ImageGrid,
  parameters: {
    guide: 'Галерея миниатюр одного размера; нажатие открывает ImageViewer. Одно лицо или логотип — Avatar.',
  },
  args: { images: storyPictures, label: 'Галерея изображений' },
} satisfies Meta<typeof ImageGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { name: 'Содержимое' };
export const OneRow: Story = { name: 'Один ряд', args: { images: manyPictures, rows: 1 } };
export const WithDeletion: Story = { name: 'С удалением', args: { onDelete: () => undefined } };
export const Empty: Story = { name: 'Пусто', args: { images: [], emptyText: 'Компания ещё не добавила изображений.' } };
export const BrokenPicture: Story = {
  name: 'Картинка не загрузилась',
  args: { images: [...storyPictures.slice(0, 2), brokenPicture], onDelete: () => undefined },
  parameters: { isNoisy: true },
};
export const Loading: Story = {
  name: 'Загрузка',
  render: () => <ImageGridSkeleton rows={2} label="Загрузка галереи" />,
};
