import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, useState } from 'react';
import { Crop, type CropProps } from './Crop';
import { wholeArea, type CropArea } from './cropArea';

/** A generated picture; its stripes show the rotation. */
async function drawPicture(): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  canvas.width = 800;
  canvas.height = 600;
  const context = canvas.getContext('2d');
  for (let stripe = 0; context && stripe < 16; stripe += 1) {
    context.fillStyle = `hsl(${stripe * 20} 60% ${stripe % 2 === 0 ? 45 : 65}%)`;
    context.fillRect(stripe * 50, stripe * 10, 50, 600 - stripe * 20);
  }
  return createImageBitmap(canvas);
}

function Example({ aspect, previews }: Pick<CropProps, 'aspect' | 'previews'>) {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [area, setArea] = useState<CropArea>();
  useEffect(() => {
    void drawPicture().then((drawn) => {
      setPicture(drawn);
      setArea(wholeArea(drawn, aspect));
    });
  }, [aspect]);
  return (
    picture && area && <Crop picture={picture} value={area} onChange={setArea} aspect={aspect} previews={previews} />
  );
}

const meta = {
  title: 'Профиль/Crop',
  component: Example,
  parameters: {
    guide:
      'Часть картинки: квадрат для логотипа или любой кадр, мышью, пальцем или клавишами. Сама ничего не загружает.',
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Avatar: Story = { name: 'Логотип', args: { aspect: 1, previews: [96, 44] } };
export const Free: Story = { name: 'Любой кадр' };
