import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlannerSkeleton } from './PlannerSkeleton';

const meta = {
  title: 'Встречи/PlannerSkeleton',
  component: PlannerSkeleton,
  parameters: {
    guide: 'Загрузка подбора, пока неизвестны своё время и дни мероприятия.',
  },
} satisfies Meta<typeof PlannerSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = { name: 'Загрузка' };
