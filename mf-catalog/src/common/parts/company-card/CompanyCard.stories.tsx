import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { FavouriteButton } from 'shared-ui/FavouriteButton';
import { CompanyCard } from './CompanyCard';

const company = fixtures.participant();

const meta = {
  title: 'Каталог/CompanyCard',
  component: CompanyCard,
  parameters: {
    guide:
      'Компания в каталоге, в избранном и в предпросмотре: нажатие в любом месте открывает её страницу. «Встретиться» недоступна с причиной, если нельзя с этой компанией, и пропадает, если нельзя ни с кем. Отмечать компании — SelectableCard.',
  },
  args: { company, meeting: 'possible' },
} satisfies Meta<typeof CompanyCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Customer: Story = { name: 'Заказчик' };

export const Supplier: Story = {
  name: 'Поставщик',
  args: {
    company: {
      ...company,
      type: 'Поставщик',
      company: 'Мануфактура подарков',
      country: 'Беларусь',
      city: 'Минск',
      branding: 'Да',
    },
  },
};

export const WithAllBadges: Story = {
  name: 'Со всеми метками',
  args: { company: { ...company, already_communicated: true, already_met: true, only_chat: true } },
};

export const LongTexts: Story = {
  name: 'Длинные тексты',
  args: {
    company: {
      ...company,
      company: 'Общество с ограниченной ответственностью «Межрегиональное объединение производителей сувениров»',
      activity: ['Футболки', 'Толстовки', 'Ежедневники', 'Зонты'].map((value, id) => ({ id, value })),
      minimum_circulation: ['от 100 шт.', 'от 1 000 шт.', 'от 10 000 шт.'],
      minimum_sum: ['от 50 000 ₽', 'от 500 000 ₽'],
    },
  },
};

export const NothingFilledIn: Story = {
  name: 'Ничего не заполнено',
  args: { company: { ...company, city: '', activity: [], minimum_circulation: [], minimum_sum: [], branding: '' } },
};

export const Suits: Story = {
  name: 'Подходит',
  args: {
    fit: {
      line: 'Подходит: тематика 2 из 2 · город',
      explanation: 'Из того, что ищет компания, вы предлагаете 2 из 2: Футболки, Толстовки. Город один: Мурманск.',
    },
    corner: <FavouriteButton name={company.company} isFavourite onChange={() => 'kept'} />,
    note: <p>Просят каталог с ценами до пятницы.</p>,
  },
};

export const CannotMeet: Story = {
  name: 'Встретиться нельзя',
  args: {
    company: { ...company, only_chat: true },
    meeting: { reason: 'Пользователь предпочитает общение в чате. Встречу назначить нельзя, напишите сообщение.' },
  },
};

export const NobodyCanMeet: Story = { name: 'Встречи недоступны всем', args: { meeting: 'nobody' } };

export const Foot: Story = {
  name: 'С виджетом другого приложения',
  args: { foot: <p>Оценка прошлой встречи: 5 из 5</p> },
};
