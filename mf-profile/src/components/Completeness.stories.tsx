import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { Completeness } from './Completeness';

const meta = {
  title: 'Профиль/Completeness',
  component: Completeness,
  args: { user: fixtures.currentUser({ site: '', description: '' }) },
} satisfies Meta<typeof Completeness>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {};
export const FilledIn: Story = { args: { user: fixtures.currentUser() } };
