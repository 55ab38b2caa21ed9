import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { SelectableCard } from './SelectableCard';

const company = fixtures.participant();

const meta = {
  title: 'Каталог/SelectableCard',
  component: SelectableCard,
  parameters: {
    guide:
      'Выбор компаний для рассылки: вся карточка — один флажок, нажатие с Shift отмечает всё до предыдущей. Ссылок внутри нет. Смотреть компании — CompanyCard.',
    check: { target: 'The label reaches over the whole card by its ::after.' },
  },
  args: { company, isChosen: false, onChoose: () => {} },
} satisfies Meta<typeof SelectableCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = { name: 'Не отмечен' };

export const Checked: Story = { name: 'Отмечен', args: { isChosen: true } };

export const LongTexts: Story = {
  name: 'Длинные тексты',
  args: {
    company: {
      ...company,
      company: 'Общество с ограниченной ответственностью «Межрегиональное объединение производителей сувениров»',
      already_communicated: true,
      already_met: true,
      only_chat: true,
    },
  },
};
