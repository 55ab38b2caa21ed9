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
  parameters: {
    guide: 'Короткое состояние или число рядом с названием. Не кнопка: нажать на него нельзя.',
  },
  args: { children: 'ONLINE', tone: 'positive' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Label: Story = { name: 'С подписью' };
export const Tones: Story = {
  name: 'Тона',
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
  name: 'Счётчики',
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
  name: 'Тона счётчика',
  render: () => (
    <Cluster>
      <CountBadge count={7} tone="accent" label="новые заявки" />
      <CountBadge count={7} tone="danger" label="просроченные заявки" />
      <CountBadge count={7} tone="neutral" label="файлы" />
    </Cluster>
  ),
};
export const Dots: Story = {
  name: 'Точки',
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
  name: 'Длинный текст',
  args: { children: 'Сельскохозяйственномашиностроительное производственное объединение имени достопримечательности' },
};
