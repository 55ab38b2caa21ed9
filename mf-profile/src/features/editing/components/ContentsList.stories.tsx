import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContentsList } from './ContentsList';

const meta = {
  title: 'Профиль/ContentsList',
  component: ContentsList,
  args: {
    gaps: { general: [], company: ['сайт', 'отрасль'], notify: [] },
    unsaved: new Set(['images'] as const),
    current: 'general',
  },
} satisfies Meta<typeof ContentsList>;
export default meta;

export const Partly: StoryObj<typeof meta> = {};
