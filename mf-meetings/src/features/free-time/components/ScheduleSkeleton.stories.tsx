import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScheduleSkeleton } from './ScheduleSkeleton';

const meta = { title: 'Встречи/ScheduleSkeleton', component: ScheduleSkeleton } satisfies Meta<typeof ScheduleSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
