import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SettingsSkeleton } from './SettingsSkeleton';

const meta = { title: 'Профиль/SettingsSkeleton', component: SettingsSkeleton, args: { lines: 5 } } satisfies Meta<
  typeof SettingsSkeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
