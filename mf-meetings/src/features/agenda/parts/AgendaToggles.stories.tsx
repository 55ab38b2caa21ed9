import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { agendaEntriesOf } from '../state/agendaEntries';
import { AgendaToggles } from './AgendaToggles';

const entries = agendaEntriesOf([
  { date: '2099-11-23', point: '10:00', link: null, companies: [] },
  { date: '2099-11-23', point: '11:00', link: null, companies: [] },
]);

const meta = {
  title: 'Встречи/AgendaToggles',
  component: AgendaToggles,
  parameters: {
    guide:
      'Что показать в расписании: включённое отмечено галочкой, не только цветом. У свободного времени числа нет — оно ни о чём не говорит. На узком экране ряд прокручивается вбок.',
    check: {
      overflow: 'The toggles scroll inside their row by design.',
    },
  },
  args: { entries, shown: ['meetings', 'incoming', 'outgoing', 'moves'], onToggle: () => undefined },
} satisfies Meta<typeof AgendaToggles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: 'Обычно' };

export const AllOff: Story = { name: 'Всё выключено', args: { shown: [] } };

export const NothingYet: Story = { name: 'Пока ничего', args: { entries: [] } };
