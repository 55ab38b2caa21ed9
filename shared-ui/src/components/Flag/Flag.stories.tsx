import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../Cluster/Cluster';
import { Flag } from './Flag';
import { flagsByCountry } from './flags';

const meta = { title: 'Данные/Flag', component: Flag, args: { country: 'Россия' } } satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Unknown: Story = { args: { country: 'Атлантида' } };
export const BesideTheName: Story = {
  args: { isDecorative: true },
  render: (args) => (
    <span>
      <Flag {...args} /> Россия, Ростов-на-Дону
    </span>
  ),
};
export const All: Story = {
  render: () => (
    <Cluster>
      {[...flagsByCountry.keys()].map((country) => (
        <Flag key={country} country={country} />
      ))}
    </Cluster>
  ),
};
