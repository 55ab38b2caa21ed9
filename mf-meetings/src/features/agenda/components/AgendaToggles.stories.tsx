import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { agendaEntriesOf } from '../agendaEntries';
import { AgendaToggles } from './AgendaToggles';

const entries = agendaEntriesOf([
  { date: '2099-11-23', point: '10:00', link: null, companies: [] },
  { date: '2099-11-23', point: '11:00', link: null, companies: [] },
]);

const meta = {
  title: 'Встречи/AgendaToggles',
  component: AgendaToggles,
  parameters: {
    check: {
      overflow: 'The toggles scroll inside their row by design.',
    },
  },
  args: { entries, shown: ['meetings', 'incoming', 'outgoing', 'moves'], onToggle: () => undefined },
} satisfies Meta<typeof AgendaToggles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const AllOff: Story = { args: { shown: [] } };

export const NothingYet: Story = { args: { entries: [] } };
