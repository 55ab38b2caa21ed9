import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Notice } from 'shared-api/contract';
import { NoticeDays } from './NoticeDays';

const notice = (id: number, part: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'accepted',
  at: '2026-11-22T09:00:00.000Z',
  is_read: true,
  urgent: false,
  actor: { id: 2, company: 'Банк «Созвездие»', avatar: '/images/avatar/default.png' },
  date: '2026-11-28',
  point: '12:00',
  href: '/meetings',
  ...part,
});

const list = {
  notices: [
    notice(5, { is_read: false }),
    notice(4, {
      kind: 'cancelled',
      actor: { id: 3, company: 'Шаг', avatar: '/images/avatar/default.png' },
      text: 'Заболел коллега, предложу другой день',
    }),
    notice(3, { kind: 'move_asked', from_date: '2026-11-27', from_point: '10:00', at: '2026-11-21T09:00:00.000Z' }),
    notice(2, { kind: 'news', text: 'Открыта запись на встречи', at: '2026-11-21T08:00:00.000Z' }),
    notice(1, {
      kind: 'declined',
      actor: {
        id: 4,
        company: 'Сельскохозяйственномашиностроительное производственное объединение',
        avatar: '/images/avatar/default.png',
      },
      at: '2026-11-20T09:00:00.000Z',
    }),
  ],
  unread_count: 1,
  has_more: true,
};

const meta = {
  title: 'Оболочка/NoticeDays',
  component: NoticeDays,
  parameters: {
    guide: 'Список в окне колокольчика: дни, непрочитанные первыми, строка ведёт к своему предмету.',
  },
  args: { userId: 1, list, onLeave: () => undefined },
} satisfies Meta<typeof NoticeDays>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { name: 'Несколько дней' };

export const Whole: Story = { name: 'Целиком', args: { list: { ...list, has_more: false } } };
