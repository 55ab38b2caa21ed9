import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useRef } from 'react';
import { SendingCountdown } from './SendingCountdown';

const meta = {
  title: 'Каталог/SendingCountdown',
  component: SendingCountdown,
  parameters: {
    guide:
      'Десять секунд, пока рассылку можно отменить кнопкой или Esc. Кнопка сразу в фокусе; вслух время названо в начале и перед концом.',
  },
  args: { onTakeBack: () => {}, onOver: () => {}, ref: { current: null } },
  render: function Countdown(args) {
    return <SendingCountdown {...args} ref={useRef<HTMLButtonElement>(null)} />;
  },
} satisfies Meta<typeof SendingCountdown>;

export default meta;

export const Counting: StoryObj<typeof meta> = { name: 'Считает' };
