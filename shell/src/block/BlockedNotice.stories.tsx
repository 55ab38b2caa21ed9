import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsGuest, atPage } from 'shared-api/testing/stories';
import { BlockedNotice } from './BlockedNotice';

const meta = {
  title: 'Вход/BlockedNotice',
  component: BlockedNotice,
  parameters: {
    ...atPage('/login'),
    guide:
      'Над формой входа, когда заблокированного участника только что вывели из системы: почему и к кому обратиться.',
  },
} satisfies Meta<typeof BlockedNotice>;

export default meta;
type Story = StoryObj;

export const Content: Story = { name: 'Содержимое', beforeEach: answerAsGuest };
