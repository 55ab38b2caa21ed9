import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FigureFrame } from './FigureFrame';
import { FigureFill, FigureLegend } from './figureParts';

const meta = {
  title: 'Организатор/FigureFrame',
  component: FigureFrame,
  parameters: {
    guide:
      'Рамка диаграммы: предложение над ней и таблица по нажатию. Готовые диаграммы — BarChart и HeatTable; третью соберите из figureParts.',
  },
  args: {
    sentence: 'Приняты два приглашения из трёх.',
    head: ['Ответ', 'Приглашения'],
    rows: [
      ['приняты', '2'],
      ['отклонены', '1'],
    ],
    children: (
      <FigureLegend>
        <FigureFill $look="solid" />
        приняты
        <FigureFill $look="hatched" />
        отклонены
      </FigureLegend>
    ),
  },
} satisfies Meta<typeof FigureFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Закрыта' };
export const Open: Story = {
  name: 'Таблицей',
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
