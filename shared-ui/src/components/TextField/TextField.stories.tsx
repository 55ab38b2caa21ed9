import Search from '@lucide/icons/icons/search';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from '../Icon/Icon';
import { TextField } from './TextField';

const meta = {
  title: 'Поля/TextField',
  component: TextField,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Подпись всегда над полем: подсказка внутри исчезает с первой буквой.',
      so: () => <TextField label="Название компании" />,
      not: () => <TextField label="Название компании" isLabelHidden placeholder="Название компании" />,
    },
    guide: 'Короткий текст в одну строку. Подпись всегда над полем, ошибка под ним и читается вслух.',
  },
  args: { label: 'Название компании' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };
export const Filled: Story = { name: 'Заполнено', args: { defaultValue: 'ООО «Промосувенир»' } };
export const WithHint: Story = {
  name: 'С подсказкой',
  args: { hint: 'Так вас увидят в каталоге.', placeholder: 'ООО «Ромашка»' },
};
export const Required: Story = { name: 'Обязательное', args: { required: true } };
export const Invalid: Story = { name: 'С ошибкой', args: { required: true, error: 'Поле не должно быть пустым.' } };
export const Disabled: Story = { name: 'Недоступен', args: { disabled: true, defaultValue: 'ООО «Промосувенир»' } };
export const HiddenLabel: Story = {
  name: 'Скрытая подпись',
  args: {
    label: 'Поиск компании',
    isLabelHidden: true,
    placeholder: 'Поиск компании',
    end: <Icon icon={Search} size={16} />,
  },
};
export const LongError: Story = {
  name: 'Длинная ошибка',
  args: { error: 'Высокопревосходительствующийдостопримечательностиоцениватель не может быть названием компании.' },
};
