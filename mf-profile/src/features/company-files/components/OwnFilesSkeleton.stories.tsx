import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OwnFilesSkeleton } from './OwnFilesSkeleton';

const meta = { title: 'Профиль/CompanyFilesSkeleton', component: OwnFilesSkeleton } satisfies Meta<
  typeof OwnFilesSkeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
