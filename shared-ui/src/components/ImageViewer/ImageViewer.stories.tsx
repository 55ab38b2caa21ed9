import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { brokenPicture, storyPictures } from 'shared-ui/testing/stories';
import { Button } from '../Button/Button';
import { ImageViewer, type ImageViewerProps } from './ImageViewer';

function ImageViewerOnPage(props: ImageViewerProps) {
  const [shownId, setShownId] = useState(props.shownId);
  return (
    <>
      <Button onClick={() => setShownId(props.shownId)}>Открыть</Button>
      <ImageViewer {...props} shownId={shownId} onShow={setShownId} onClose={() => setShownId(null)} />
    </>
  );
}

const meta = {
  title: 'Окна/ImageViewer',
  component: ImageViewer,
  tags: ['готово'],
  parameters: {
    guide: 'Просмотр фотографий во весь экран: стрелки, смахивание, Esc.',
    layout: 'fullscreen',
    frames: true,
  },
  args: {
    images: storyPictures,
    shownId: 1,
    onShow: () => undefined,
    onClose: () => undefined,
    title: 'Галерея изображений',
  },
  render: (args) => <ImageViewerOnPage {...args} />,
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Открыт' };
export const Tall: Story = { name: 'Высокая картинка', args: { shownId: 2 } };
export const Wide: Story = { name: 'Во всю ширину', args: { shownId: 3 } };
const file = { name: 'Макет логотипа для нанесения на ткань, окончательный.png', size: '1,4 МБ', href: '#' };
export const WithFile: Story = {
  name: 'С именем и размером',
  args: { images: storyPictures.map((picture) => ({ ...picture, file })) },
};
export const SinglePicture: Story = { name: 'Одна картинка', args: { images: storyPictures.slice(0, 1) } };
export const BrokenPicture: Story = {
  name: 'Картинка не загрузилась',
  args: { images: [...storyPictures, brokenPicture], shownId: brokenPicture.id },
  parameters: { isNoisy: true },
};
