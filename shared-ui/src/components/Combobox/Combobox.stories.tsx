import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Combobox, type ComboboxProps } from './Combobox';
import type { ComboboxSearch } from './comboboxSearch';

const cities = ['Ростов-на-Дону', 'Ростов Великий', 'Москва', 'Самара', 'Санкт-Петербург', 'Петрозаводск'].map(
  (label) => ({ value: label, label }),
);

function CitySearch(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  const [search, setSearch] = useState<ComboboxSearch>(props.search);
  const find = (text: string) =>
    setSearch({
      kind: 'found',
      options: cities.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    });
  return (
    // Room for the open list.
    <div style={{ minHeight: 200 }}>
      <Combobox
        {...props}
        value={value}
        onChange={setValue}
        search={search}
        onSearch={props.search.kind === 'idle' ? find : props.onSearch}
      />
    </div>
  );
}

const meta = {
  title: 'Выбор/Combobox',
  component: Combobox,
  tags: ['готово'],
  parameters: {
    guide: 'Выбор из списка, который ищет сервер: города, компании. До двадцати известных вариантов — Select.',
  },
  args: { label: 'Город', value: null, onChange: () => undefined, search: { kind: 'idle' }, onSearch: () => undefined },
  render: (args) => <CitySearch {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (text: string): Story['play'] =>
  ({ canvasElement }) => {
    const input = canvasElement.querySelector('input');
    if (!input) return;
    input.focus();
    // React notices a new value only when the prototype's setter sets it.
    Reflect.set(HTMLInputElement.prototype, 'value', text, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

export const Empty: Story = { name: 'Пусто' };
export const Found: Story = { name: 'Найдено', play: type('рос') };
export const Chosen: Story = { name: 'Выбрано', args: { value: { value: 'Москва', label: 'Москва' } } };
export const Loading: Story = { name: 'Загрузка', play: type('рос'), args: { search: { kind: 'loading' } } };
export const NothingFound: Story = {
  name: 'Ничего не найдено',
  play: type('рос'),
  args: { search: { kind: 'found', options: [] } },
};
export const Failed: Story = {
  name: 'Не удалось',
  play: type('рос'),
  args: { search: { kind: 'failed', retry: () => undefined } },
};
export const Disabled: Story = { name: 'Недоступен', args: { disabled: true, hint: 'Сначала выберите страну.' } };
export const Invalid: Story = { name: 'С ошибкой', args: { required: true, error: 'Поле не должно быть пустым.' } };
