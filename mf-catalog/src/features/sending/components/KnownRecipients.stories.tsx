import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { KnownRecipients } from './KnownRecipients';

const meta = {
  title: 'Каталог/KnownRecipients',
  component: KnownRecipients,
  args: {
    count: { chosen: 300, known: 12 },
    isReady: true,
    leavesOutKnown: false,
    onChange: () => {},
    isDisabled: false,
  },
} satisfies Meta<typeof KnownRecipients>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Included: Story = { name: 'Уже общались' };

export const LeftOut: Story = { name: 'Исключены', args: { leavesOutKnown: true } };

export const NobodyLeft: Story = {
  name: 'Некому писать',
  args: { leavesOutKnown: true, count: { chosen: 12, known: 12 } },
};
