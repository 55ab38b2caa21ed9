import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProfileCardSkeleton } from './ProfileCardSkeleton';

const meta = { title: 'Профиль/ProfileCardSkeleton', component: ProfileCardSkeleton } satisfies Meta<
  typeof ProfileCardSkeleton
>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
