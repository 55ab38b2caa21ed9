import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { brokenPicture, storyPictures } from '../ImageGrid/storyPictures';
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
  parameters: { layout: 'fullscreen' },
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

export const Open: Story = {};
export const Tall: Story = { args: { shownId: 2 } };
export const Wide: Story = { args: { shownId: 3 } };
export const SinglePicture: Story = { args: { images: storyPictures.slice(0, 1) } };
export const BrokenPicture: Story = {
  args: { images: [...storyPictures, brokenPicture], shownId: brokenPicture.id },
  parameters: { isNoisy: true },
};
