import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { Completeness } from './Completeness';

const meta = {
  title: 'Профиль/Completeness',
  component: Completeness,
  parameters: {
    guide:
      'Сколько полей, которые видят другие, заполнено: над оглавлением редактирования. Поля те же, что в жёлтом предупреждении ProfileWarning.',
  },
  args: { user: fixtures.currentUser({ site: '', description: '' }) },
} satisfies Meta<typeof Completeness>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = { name: 'Заполнено частично' };
export const FilledIn: Story = { name: 'Заполнено', args: { user: fixtures.currentUser() } };
