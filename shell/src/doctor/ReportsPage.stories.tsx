import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyApi } from 'shared-api/testing/stories';
import { reportsFixture } from '../testing/reportsFixture';
import { ReportsPage } from './ReportsPage';

const meta = {
  title: 'Служебное/ReportsPage',
  component: ReportsPage,
  parameters: {
    path: '/doctor/reports',
    check: { overflow: 'A wide table scrolls in itself by design.' },
    guide: 'Какие сборки ломаются в браузерах и какие страницы стали медленнее.',
  },
  beforeEach: () => storyApi.answer('get', '/reports', reportsFixture),
} satisfies Meta<typeof ReportsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { name: 'Содержимое' };
export const Empty: Story = {
  name: 'Пусто',
  beforeEach: () => storyApi.answer('get', '/reports', { registry_problem: null, builds: [], figures: [] }),
};
