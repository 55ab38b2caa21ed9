import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyApi } from 'shared-api/testing/stories';
import { emptyFilter } from '#domain/catalogFilter';
import { emptyChoice } from '../domain/choice';
import { CompanyPicker } from './CompanyPicker';

const meta = {
  title: 'Каталог/CompanyPicker',
  component: CompanyPicker,
  parameters: {
    frames: true,
    guide:
      'Выбор получателей рассылки: каталог с фильтрами и флажками прямо в окне. «Выбрать все найденные» берёт весь отбор, а не страницу. Пока не нажато «Готово», прежний выбор не меняется. Посмотреть и снять уже выбранных — RecipientListDialog.',
    check: {
      target: 'The label reaches over the whole card by its ::after.',
      overlap: 'Cards that are scrolled out of sight count as lying under the buttons below them.',
    },
  },
  args: {
    viewer: 'Поставщик',
    choice: emptyChoice,
    filter: emptyFilter,
    onCancel: () => undefined,
    onDone: () => undefined,
  },
} satisfies Meta<typeof CompanyPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { name: 'Никто не выбран' };
export const Chosen: Story = {
  name: 'Выбраны двое',
  args: {
    choice: {
      groups: [],
      picked: [
        { id: 2, company: 'Северный ветер' },
        { id: 3, company: 'Банк «Созвездие»' },
      ],
    },
  },
};
export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: { filter: { ...emptyFilter, company: 'Нет такой' } },
};
export const Failed: Story = {
  name: 'Не загрузились',
  beforeEach: () => storyApi.fail('post', '/api/users', { status: 503, body: 'Ведутся работы, попробуйте позже.' }),
};
