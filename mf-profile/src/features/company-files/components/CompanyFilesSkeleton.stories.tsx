import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CompanyFilesSkeleton } from './CompanyFilesSkeleton';

const meta = { title: 'Профиль/CompanyFilesSkeleton', component: CompanyFilesSkeleton } satisfies Meta<
  typeof CompanyFilesSkeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
