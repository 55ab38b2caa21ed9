import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CompanyCardSkeleton } from './CompanyCardSkeleton';

const meta = {
  title: 'Каталог/CompanyCardSkeleton',
  component: CompanyCardSkeleton,
  parameters: {
    guide:
      'Загрузка каталога, избранного и выбора получателей. Размеры повторяют CompanyCard: меняется карточка — меняется и заготовка.',
  },
} satisfies Meta<typeof CompanyCardSkeleton>;

export default meta;

export const Loading: StoryObj<typeof meta> = { name: 'Загрузка' };
