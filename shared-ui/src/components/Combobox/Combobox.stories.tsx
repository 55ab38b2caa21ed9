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
    // As high as the list that opens.
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
    // React notices what the element's own setter was asked for.
    Reflect.set(HTMLInputElement.prototype, 'value', text, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

export const Empty: Story = {};
export const Found: Story = { name: 'Найдено', play: type('рос') };
export const Chosen: Story = { args: { value: { value: 'Москва', label: 'Москва' } } };
export const Loading: Story = { play: type('рос'), args: { search: { kind: 'loading' } } };
export const NothingFound: Story = { play: type('рос'), args: { search: { kind: 'found', options: [] } } };
export const Failed: Story = { play: type('рос'), args: { search: { kind: 'failed', retry: () => undefined } } };
export const Disabled: Story = { args: { disabled: true, hint: 'Сначала выберите страну.' } };
export const Invalid: Story = { args: { required: true, error: 'Поле не должно быть пустым.' } };
