import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Select } from 'shared-ui/Select';
import { FilterBar } from './FilterBar';

const city = <Select label="Город" options={[{ value: 'kazan', label: 'Казань' }]} value="kazan" onChange={() => {}} />;

const meta = {
  title: 'Поля/FilterBar',
  component: FilterBar,
  parameters: {
    guide:
      'Поиск и отбор над списком. На узком экране отбор в листе: выбор действует сразу, кнопка внизу закрывает лист.',
  },
  args: {
    label: 'Поиск компаний',
    search: { label: 'Название компании', text: '', maxLength: 200, onChange: () => {}, onEnter: () => {} },
    count: 1,
    row: city,
    sheet: {
      title: 'Фильтры',
      content: city,
      showLabel: 'Показать 42',
      resetLabel: 'Сбросить',
      onReset: () => {},
    },
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { name: 'Поиск и отбор' };
export const WithoutSearch: Story = { name: 'Без поиска', args: { search: undefined, count: 0 } };
export const Disabled: Story = { name: 'Недоступны', args: { isDisabled: true } };
