import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LargeImagesDialog } from './LargeImagesDialog';

const problem = { text: 'Изображение больше 2000 × 1500 px', canRetry: false };
const images = ['Шоурум.jpg', 'Стенд_на_выставке_подарков_осень_2026.jpg'].map((name) => ({
  file: new File([], name),
  problem,
}));

const meta = {
  title: 'Профиль/LargeImagesDialog',
  component: LargeImagesDialog,
  parameters: {
    guide:
      'Среди выбранных картинок есть слишком большие: уменьшить все разом или обрезать одну. Остальные загружаются, не дожидаясь ответа.',
  },
  args: {
    images,
    isShrinking: false,
    onShrink: () => Promise.resolve(),
    onCrop: () => undefined,
    onRefuse: () => undefined,
  },
} satisfies Meta<typeof LargeImagesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { name: 'Вопрос' };

export const Shrinking: Story = { name: 'Уменьшаются', args: { isShrinking: true } };
