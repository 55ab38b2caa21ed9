import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScheduleSkeleton } from './ScheduleSkeleton';

const meta = {
  title: 'Встречи/ScheduleSkeleton',
  component: ScheduleSkeleton,
  parameters: {
    guide: 'Загрузка своего расписания в профиле и в конце регистрации. Сетка той же высоты, что и ScheduleView.',
  },
} satisfies Meta<typeof ScheduleSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: 'Загрузка' };
