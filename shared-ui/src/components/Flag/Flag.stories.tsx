import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../Cluster/Cluster';
import { Flag } from './Flag';
import { flagsByCountry } from './flags';

const meta = {
  title: 'Данные/Flag',
  component: Flag,
  tags: ['готово'],
  args: { country: 'Россия' },
  parameters: {
    guide: 'Флаг страны рядом с её названием. Без названия рядом флаг называет себя сам.',
  },
} satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = { name: 'Известна' };
export const Unknown: Story = { name: 'Неизвестная', args: { country: 'Атлантида' } };
export const BesideTheName: Story = {
  name: 'Рядом с названием',
  args: { isDecorative: true },
  render: (args) => (
    <span>
      <Flag {...args} /> Россия, Ростов-на-Дону
    </span>
  ),
};
export const All: Story = {
  name: 'Все',
  render: () => (
    <Cluster>
      {[...flagsByCountry.keys()].map((country) => (
        <Flag key={country} country={country} />
      ))}
    </Cluster>
  ),
};
