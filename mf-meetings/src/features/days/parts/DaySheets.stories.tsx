import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DaySheets } from './DaySheets';

const meta = {
  title: 'Встречи/DaySheets',
  component: DaySheets,
  parameters: {
    guide:
      'Расписание на бумаге: день — лист, чёрным по белому, с местом для заметок. На экране его нет: смотрите предпросмотр печати.',
    check: {
      overflow: 'A sheet of paper is wider than a phone.',
    },
  },
  args: {
    owner: 'Мануфактура подарков',
    cities: new Map([[7, 'Казань']]),
    days: [
      {
        date: '2026-11-28',
        rows: [
          {
            point: '10:00',
            company: 'Парус',
            companyId: 7,
            where: 'Стол 14, зал Б, https://meet.example/abc',
            isPending: false,
          },
          { point: '11:30', company: 'Монолит', companyId: 8, where: '', isPending: true },
        ],
      },
    ],
  },
} satisfies Meta<typeof DaySheets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneDay: Story = { name: 'Один день' };
