import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../Badge/Badge';
import { Cluster } from './Cluster';

const meta = {
  title: 'Раскладка/Cluster',
  component: Cluster,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Ряд сам переносится; то, что в строку не влезает по смыслу, ставьте друг под другом.',
      so: () => (
        <Cluster>
          <Badge>Кружки</Badge>
          <Badge>Ручки</Badge>
          <Badge>Термосы</Badge>
        </Cluster>
      ),
      not: () => (
        <Cluster style={{ flexWrap: 'nowrap' }}>
          <span>Изготавливаем кружки с любым рисунком</span>
          <span>Доставим по всей России за три дня</span>
        </Cluster>
      ),
    },
    guide: 'Элементы в ряд с переносом: кнопки, значки, теги. Друг под другом — Stack.',
  },
  args: {
    children: ['Кружки', 'Ручки', 'Футболки', 'Ежедневники', 'Упаковка', 'Термосы'].map((name) => (
      <Badge key={name}>{name}</Badge>
    )),
  },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { name: 'В начале' };
export const SpaceBetween: Story = { name: 'По краям', args: { justify: 'space-between' } };
