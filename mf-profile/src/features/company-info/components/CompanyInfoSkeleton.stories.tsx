import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CompanyInfoSkeleton } from './CompanyInfoSkeleton';

const meta = { title: 'Профиль/CompanyInfoSkeleton', component: CompanyInfoSkeleton } satisfies Meta<
  typeof CompanyInfoSkeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
