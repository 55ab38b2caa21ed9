import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CompanyCardSkeleton } from './CompanyCardSkeleton';

const meta = { title: 'Каталог/CompanyCardSkeleton', component: CompanyCardSkeleton } satisfies Meta<
  typeof CompanyCardSkeleton
>;

export default meta;

export const Loading: StoryObj<typeof meta> = {};
