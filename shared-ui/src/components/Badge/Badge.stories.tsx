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
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Метка — одно-два слова о состоянии; предложение читается как обычный текст.',
      so: () => <Badge tone="warning">Ждёт ответа</Badge>,
      not: () => <Badge tone="warning">Компания пока не ответила на ваше приглашение</Badge>,
    },
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
      <CountBadge count={3} />
      <CountBadge count={20} />
      <CountBadge count={21} />
      <CountBadge count={0} />
    </Cluster>
  ),
};
export const Dots: Story = {
  name: 'Точки',
  render: () => (
    <Cluster>
      ООО «Промосувенир» <DotBadge label="Не прочитано" />
    </Cluster>
  ),
};
export const LongText: Story = {
  name: 'Длинный текст',
  args: { children: 'Сельскохозяйственномашиностроительное производственное объединение имени достопримечательности' },
};
