import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PageSizeSelect } from './PageSizeSelect';

const meta = {
  title: 'Данные/PageSizeSelect',
  component: PageSizeSelect,
  args: { value: 10, onChange: () => undefined },
} satisfies Meta<typeof PageSizeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
