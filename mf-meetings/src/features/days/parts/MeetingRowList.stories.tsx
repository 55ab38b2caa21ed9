import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { MeetingRow } from '../state/meetingRows';
import { MeetingRowList } from './MeetingRowList';

const row = (point: string, names: string[], link: string | null = null): MeetingRow => {
  const companies = names.map((company, index) => ({ point, company, company_id: index + 1, is_move: false }));
  return {
    meeting: { date: '2026-11-28', point, link, companies },
    lines: companies.map((company) => ({ company, isCancelled: false })),
  };
};
const withFirst = (base: MeetingRow, part: { isCancelled?: boolean; isMove?: boolean }): MeetingRow => ({
  ...base,
  lines: base.lines.map(({ company, isCancelled }) => ({
    company: { ...company, is_move: part.isMove ?? company.is_move },
    isCancelled: part.isCancelled ?? isCancelled,
  })),
});

const day = [
  row('10:00', ['Застройщик «Светлый дом»']),
  row(
    '13:30',
    ['Банк «Созвездие»', 'АО «Сельскохозяйственномашиностроительное объединение»'],
    'https://meet.example/abc',
  ),
  withFirst(row('16:00', ['Строительная компания «Монолит»'], 'https://meet.example/def'), { isMove: true }),
  withFirst(row('19:30', ['Торговый центр «Парус»']), { isCancelled: true }),
];
const times = Array.from(
  { length: 24 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

const meta = {
  title: 'Встречи/MeetingRowList',
  component: MeetingRowList,
  parameters: {
    guide:
      'Встречи дня под его сеткой. Больше тридцати строк прокручиваются в своём окошке. У прошедших отмены и переноса нет.',
  },
  args: {
    rows: day,
    canCancel: true,
    canMove: true,
    led: undefined,
    onLedEnd: () => undefined,
    tools: { onCancel: () => undefined, onMove: () => undefined },
    'aria-label': 'Встречи: Суббота, 28 ноября 2026',
  },
} satisfies Meta<typeof MeetingRowList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = { name: 'День' };
export const Past: Story = { name: 'Прошедшие', args: { canCancel: false, canMove: false } };
export const VeryMany: Story = {
  name: 'Очень много',
  args: { rows: times.map((time) => row(time, ['Парус', 'Монолит', 'Созвездие'], 'https://meet.example/abc')) },
};
