import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SendingUnderWay } from './SendingUnderWay';

const meta = {
  title: 'Каталог/SendingUnderWay',
  component: SendingUnderWay,
  args: { mailing: { phase: 'sending', total: 288 } },
} satisfies Meta<typeof SendingUnderWay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sending: Story = {};

export const Elsewhere: Story = { name: 'В другой вкладке', args: { mailing: { phase: 'elsewhere' } } };
