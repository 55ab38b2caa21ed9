import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useRef } from 'react';
import { SendingCountdown } from './SendingCountdown';

const meta = {
  title: 'Каталог/SendingCountdown',
  component: SendingCountdown,
  args: { onTakeBack: () => {}, onOver: () => {}, ref: { current: null } },
  render: function Countdown(args) {
    return <SendingCountdown {...args} ref={useRef<HTMLButtonElement>(null)} />;
  },
} satisfies Meta<typeof SendingCountdown>;

export default meta;

export const Counting: StoryObj<typeof meta> = {};
