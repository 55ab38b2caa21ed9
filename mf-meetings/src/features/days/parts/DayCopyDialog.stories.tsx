import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Point } from 'shared-api/contract';
import { DayCopyDialog } from './DayCopyDialog';

const points = Array.from({ length: 24 }, (_, index): Point => ({
  point: `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
  status: index > 3 && index < 12 ? 'AVAILABLE' : 'BLOCKED',
  link: null,
}));

const meta = {
  title: 'Встречи/DayCopyDialog',
  component: DayCopyDialog,
  parameters: {
    guide:
      'Рабочие часы «как в другой день»: видно, как сейчас, как станет и сколько слотов изменится. Встречи остаются. Совпадают часы — применять нечего, кнопка выключена.',
    check: {
      overflow: 'The days scroll inside the strip by design.',
      overlap: 'Days that are scrolled out of sight count as lying under the calendar button.',
    },
  },
  args: {
    date: '2026-11-24',
    points,
    days: ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
    today: '2026-11-23',
    onApply: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof DayCopyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = { name: 'Выбор дня' };
