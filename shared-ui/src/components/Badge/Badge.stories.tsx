import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../Cluster/Cluster';
import { Badge, type BadgeTone } from './Badge';
import { CountBadge } from './CountBadge';
import { DotBadge } from './DotBadge';

const tones: Record<BadgeTone, string> = {
  neutral: 'Отклонено',
  accent: 'Рекламное агентство',
  positive: 'Успешно принято',
  info: 'Уже встречались',
  warning: 'В ожидании решения',
  danger: 'Встреча отменена',
};

const meta = {
  title: 'Данные/Badge',
  component: Badge,
  args: { children: 'ONLINE', tone: 'positive' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Label: Story = {};
export const Tones: Story = {
  render: () => (
    <Cluster>
      {(Object.keys(tones) as BadgeTone[]).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tones[tone]}
        </Badge>
      ))}
    </Cluster>
  ),
};
export const Counts: Story = {
  render: () => (
    <Cluster>
      <CountBadge count={3} label="новые заявки" />
      <CountBadge count={20} label="непрочитанные чаты" />
      <CountBadge count={21} label="непрочитанные чаты" />
      <CountBadge count={0} label="ничего не видно" />
    </Cluster>
  ),
};
export const CountTones: Story = {
  render: () => (
    <Cluster>
      <CountBadge count={7} tone="accent" label="новые заявки" />
      <CountBadge count={7} tone="danger" label="просроченные заявки" />
      <CountBadge count={7} tone="neutral" label="файлы" />
    </Cluster>
  ),
};
export const Dots: Story = {
  render: () => (
    <Cluster gap={4}>
      <Cluster>
        ООО «Промосувенир» <DotBadge label="Не прочитано" />
      </Cluster>
      <Cluster>
        ИП Иванов <DotBadge tone="positive" label="В сети" />
      </Cluster>
    </Cluster>
  ),
};
export const LongText: Story = {
  args: { children: 'Сельскохозяйственномашиностроительное производственное объединение имени достопримечательности' },
};
