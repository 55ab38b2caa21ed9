import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CatalogFilterBar } from './CatalogFilterBar';

const meta = {
  title: 'Каталог/CatalogFilterBar',
  component: CatalogFilterBar,
  args: { filter: { company: '' }, onChange: () => {}, onReset: () => {} },
} satisfies Meta<typeof CatalogFilterBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const FilledIn: Story = { args: { filter: { company: 'ветер' } } };
