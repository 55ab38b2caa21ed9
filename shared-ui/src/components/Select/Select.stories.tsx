import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Select } from './Select';

const meta = {
  title: 'Выбор/Select',
  component: Select,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Два-три варианта видны сразу переключателем; список прячет их за лишним нажатием.',
      so: () => (
        <SegmentedControl
          label="Вид"
          value="list"
          onChange={() => undefined}
          options={[
            { value: 'list', label: 'Список' },
            { value: 'tables', label: 'Столы' },
          ]}
        />
      ),
      not: () => (
        <Select
          label="Вид"
          options={[
            { value: 'list', label: 'Список' },
            { value: 'tables', label: 'Столы' },
          ]}
        />
      ),
    },
    guide: 'Один вариант из шести–двадцати известных. Больше или с сервера — Combobox.',
  },
  args: {
    label: 'Страна',
    placeholder: 'Выберите страну',
    defaultValue: '',
    options: [
      { value: 1, label: 'Россия' },
      { value: 2, label: 'Беларусь' },
      { value: 3, label: 'Казахстан' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };
export const Chosen: Story = { name: 'Выбрано', args: { defaultValue: 2 } };
export const Invalid: Story = { name: 'С ошибкой', args: { required: true, error: 'Поле не должно быть пустым.' } };
export const Disabled: Story = { name: 'Недоступен', args: { disabled: true, hint: 'Список стран загружается.' } };
export const LongOptions: Story = {
  name: 'Длинные варианты',
  args: {
    defaultValue: 4,
    options: [
      { value: 4, label: 'Соединённое Королевство Великобритании и Северной Ирландии с заморскими территориями' },
    ],
  },
};
