import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { Contents } from './Contents';

const meta = {
  title: 'Профиль/Contents',
  component: Contents,
  parameters: {
    frames: true,
    guide:
      'Оглавление редактирования профиля: на широком экране стоит рядом с разделами, на узком — кнопка с названием текущего раздела, которая открывает лист снизу. Видно, сколько заполнено и что не сохранено. Сам список — ContentsList.',
  },
  args: { user: fixtures.currentUser(), unsaved: new Set() },
} satisfies Meta<typeof Contents>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvasElement }) =>
  canvasElement.querySelector<HTMLButtonElement>('[aria-haspopup=dialog]')?.click();

export const Closed: Story = { name: 'Закрыто' };
export const Open: Story = { name: 'Открыто', play: open };
export const WithGaps: Story = {
  name: 'Есть пробелы и правки',
  args: {
    user: fixtures.currentUser({ site: '', minimum_sum: [], industry: '', description: '', notify: 'ALL' }),
    unsaved: new Set(['general', 'images'] as const),
  },
  play: open,
};
