import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FilterPopover } from './FilterPopover';
import { MultiSelectOptions } from './MultiSelectOptions';

const meta = {
  title: 'Выбор/FilterPopover',
  component: FilterPopover,
  tags: ['готово'],
  parameters: {
    guide: 'Кнопка в ряду фильтров: что фильтрует и сколько выбрано; варианты открываются под ней.',
  },
  args: {
    label: 'Город',
    chosenCount: 0,
    children: (
      <MultiSelectOptions
        label="Город"
        options={[
          { value: 'Казань', label: 'Казань', count: 14 },
          { value: 'Москва', label: 'Москва', count: 41 },
        ]}
        value={['Казань']}
        onChange={() => undefined}
        note="Любое из отмеченного"
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 180 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { name: 'Ничего не выбрано' };
export const SomeChosen: Story = { name: 'Выбрано несколько', args: { chosenCount: 2 } };
export const Open: Story = {
  name: 'Открыт',
  args: { chosenCount: 1 },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
export const LongLabel: Story = {
  name: 'Длинное название',
  args: { label: 'Достопримечательностиоценивательный тираж', chosenCount: 12 },
};
export const Disabled: Story = { name: 'Недоступен', args: { chosenCount: 1, disabled: true } };
