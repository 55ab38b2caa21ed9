import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Search from 'lucide-react/icons/search';
import { TextField } from './TextField';

const meta = {
  title: 'Поля/TextField',
  component: TextField,
  args: { label: 'Название компании' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'ООО «Промосувенир»' } };
export const WithHint: Story = { args: { hint: 'Так вас увидят в каталоге.', placeholder: 'ООО «Ромашка»' } };
export const Required: Story = { args: { required: true } };
export const Invalid: Story = { args: { required: true, error: 'Поле не должно быть пустым.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ООО «Промосувенир»' } };
export const HiddenLabel: Story = {
  args: {
    label: 'Поиск компании',
    isLabelHidden: true,
    placeholder: 'Поиск компании',
    end: <Search size={16} aria-hidden />,
  },
};
export const LongError: Story = {
  args: { error: 'Высокопревосходительствующийдостопримечательностиоцениватель не может быть названием компании.' },
};
