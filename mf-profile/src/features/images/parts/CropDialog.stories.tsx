import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AVATAR_LIMITS, AVATAR_PREVIEWS, IMAGE_LIMITS } from '../limits';
import { CropDialog } from './CropDialog';

const meta = {
  title: 'Профиль/CropDialog',
  component: CropDialog,
  parameters: {
    guide:
      'Кадр до загрузки: квадрат для логотипа, любой для галереи. Слишком большая картинка не отказ — загрузится выбранная часть, уменьшенная.',
  },
  loaders: [
    async () => {
      const response = await fetch('images/avatar/default.png');
      return { file: new File([await response.blob()], 'Логотип.png', { type: 'image/png' }) };
    },
  ],
  render: (args, { loaded }) => <CropDialog {...args} file={loaded.file as File} />,
  args: {
    title: 'Фотография профиля',
    file: new File([], ''),
    problem: undefined,
    limits: AVATAR_LIMITS,
    aspect: 1,
    previews: AVATAR_PREVIEWS,
    onCut: () => undefined,
    onFailed: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof CropDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Avatar: Story = { name: 'Квадрат для логотипа' };

export const Photo: Story = {
  name: 'Большое изображение',
  args: {
    title: 'Фотография галереи',
    problem: { text: 'Изображение больше 2000 × 1500 px', canRetry: false },
    limits: IMAGE_LIMITS,
    aspect: undefined,
    previews: undefined,
  },
};
