import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Point } from 'shared-api/contract';
import { DayMenu } from './DayMenu';

const pointsOf = (...statuses: Point['status'][]): Point[] =>
  statuses.map((status, index) => ({ point: `1${index}:00`, status, link: null }));
const ignore = () => undefined;

const meta = {
  title: 'Встречи/DayMenu',
  component: DayMenu,
  parameters: {
    guide:
      'Действия с целым днём за кнопкой «⋯» в его заголовке: часы как в другой день, всё свободно, всё занято, печать. Нечего менять — пункт выключен. Отдельные слоты меняют прямо в сетке.',
  },
  args: {
    date: '2026-11-24',
    points: pointsOf('AVAILABLE', 'BLOCKED', 'ASSIGNED'),
    canChange: true,
    tools: {
      isChatOnly: false,
      onCancel: ignore,
      onMove: ignore,
      onSelect: ignore,
      onApply: ignore,
      onCopy: ignore,
      onPrint: ignore,
    },
  },
} satisfies Meta<typeof DayMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvasElement }) => {
  canvasElement.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
};

export const Closed: Story = { name: 'Закрыто' };
export const Open: Story = { name: 'День со встречей', play: open };
export const AllFree: Story = {
  name: 'Всё свободно',
  args: { points: pointsOf('AVAILABLE', 'AVAILABLE', 'AVAILABLE') },
  play: open,
};
export const Past: Story = { name: 'Прошедший день', args: { date: '2026-11-21', canChange: false }, play: open };
export const Loading: Story = { name: 'День загружается', args: { points: undefined }, play: open };
