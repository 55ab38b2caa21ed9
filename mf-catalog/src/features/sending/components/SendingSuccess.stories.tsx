import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SendingSuccess } from './SendingSuccess';

const meta = {
  title: 'Каталог/SendingSuccess',
  component: SendingSuccess,
  args: { total: 288, onFinish: () => {} },
} satisfies Meta<typeof SendingSuccess>;

export default meta;

export const Success: StoryObj<typeof meta> = {};
