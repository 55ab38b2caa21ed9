import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PageSizeSelect } from './PageSizeSelect';

const meta = {
  title: 'Данные/PageSizeSelect',
  component: PageSizeSelect,
  tags: ['готово'],
  parameters: {
    guide: 'Сколько строк показывать на странице; стоит рядом с Pagination.',
  },
  args: { value: 10, onChange: () => undefined },
} satisfies Meta<typeof PageSizeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный' };
export const Disabled: Story = { name: 'Недоступен', args: { disabled: true } };
