import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Select } from 'shared-ui/Select';
import { FilterBar } from './FilterBar';

const city = <Select label="Город" options={[{ value: 'kazan', label: 'Казань' }]} value="kazan" onChange={() => {}} />;

const meta = {
  title: 'Поля/FilterBar',
  component: FilterBar,
  tags: ['готово'],
  parameters: {
    guide:
      'Поиск и отбор над списком. На узком экране отбор в листе: выбор действует сразу, кнопка внизу закрывает лист.',
  },
  args: {
    label: 'Поиск компаний',
    search: { label: 'Название компании', text: '', maxLength: 200, onChange: () => {}, onEnter: () => {} },
    count: 1,
    row: city,
    title: 'Фильтры',
    sheet: (sheet) => (
      <Dialog {...sheet} isSheet footer={<Button onClick={sheet.onClose}>Показать 42</Button>}>
        {city}
      </Dialog>
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { name: 'Поиск и отбор' };
export const Disabled: Story = { name: 'Недоступны', args: { isDisabled: true } };
