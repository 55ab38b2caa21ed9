import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';

import { Combobox, type ComboboxProps } from './Combobox';
import type { ComboboxSearch } from './comboboxSearch';

const cities = ['Ростов-на-Дону', 'Ростов Великий', 'Москва', 'Самара', 'Санкт-Петербург', 'Петрозаводск'].map((label) => ({ value: label, label }));

function CitySearch(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  const [search, setSearch] = useState<ComboboxSearch>(props.search);
  const find = (text: string) => setSearch({ kind: 'found', options: cities.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())) });
  return <Combobox {...props} value={value} onChange={setValue} search={search} onSearch={props.search.kind === 'idle' ? find : props.onSearch} />;
}

const meta = {
  title: 'Компоненты/Combobox',
  component: Combobox,
  args: { label: 'Город', value: null, onChange: () => undefined, search: { kind: 'idle' }, onSearch: () => undefined },
  render: (args) => <CitySearch {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: { value: 'Москва', label: 'Москва' } } };
export const Loading: Story = { args: { search: { kind: 'loading' } } };
export const NothingFound: Story = { args: { search: { kind: 'found', options: [] } } };
export const Failed: Story = { args: { search: { kind: 'failed', retry: () => undefined } } };
export const Disabled: Story = { args: { disabled: true, hint: 'Сначала выберите страну.' } };
export const Invalid: Story = { args: { required: true, error: 'Поле не должно быть пустым.' } };
