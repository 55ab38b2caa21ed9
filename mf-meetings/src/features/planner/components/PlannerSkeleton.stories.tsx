import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlannerSkeleton } from './PlannerSkeleton';

const meta = {
  title: 'Встречи/PlannerSkeleton',
  component: PlannerSkeleton,
} satisfies Meta<typeof PlannerSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
