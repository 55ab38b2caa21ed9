import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { KnownRecipients } from './KnownRecipients';

const meta = {
  title: 'Каталог/KnownRecipients',
  component: KnownRecipients,
  parameters: {
    guide:
      'Среди получателей рассылки есть те, с кем уже общались: сколько их и кнопка, которая исключает или возвращает всех разом. Жёлтой становится, когда писать больше некому; если таких нет, не видна.',
  },
  args: {
    count: { chosen: 300, contacted: 12 },
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
  args: { leavesOutKnown: true, count: { chosen: 12, contacted: 12 } },
};
