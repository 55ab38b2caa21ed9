import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serverNow } from 'shared-api/clock';
import { OpeningList } from './OpeningList';

const companies = [
  { id: 3, company: 'Лель' },
  { id: 4, company: 'Производственно-коммерческое объединение «Сувениры и подарки Поволжья»' },
  { id: 5, company: 'Шаг' },
];
const MINUTE_MS = 60_000;

const meta = {
  title: 'Встречи/OpeningList',
  component: OpeningList,
  parameters: {
    guide:
      'Встреча выпала меньше чем за три часа: обе компании видят троих лучших, кто свободен в это время и на связи. Приглашают по одной, ответ ждут 15 минут. Сами компании узнают об этом только из приглашения.',
  },
  args: { date: '2026-11-28', point: '12:00', companies },
} satisfies Meta<typeof OpeningList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = { name: 'Трое свободны' };
export const Asked: Story = {
  name: 'Ждём ответа',
  args: {
    asked: { id: 9, user_id: 3, company: 'Лель', expires_at: new Date(serverNow() + 12 * MINUTE_MS).toISOString() },
    companies: companies.slice(1),
  },
};
export const None: Story = { name: 'Никто не свободен', args: { companies: [] } };
