import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UnseenDivider } from './UnseenDivider';

const meta = {
  title: 'Сообщения/UnseenDivider',
  component: UnseenDivider,
  parameters: {
    guide: 'Граница над первым сообщением, которое было новым, когда переписку открыли.',
  },
} satisfies Meta<typeof UnseenDivider>;

export default meta;
export const Unseen: StoryObj<typeof meta> = { name: 'Не прочитано' };
