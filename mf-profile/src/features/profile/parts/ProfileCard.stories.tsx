import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { ProfileCard } from './ProfileCard';
import { ProfileCardSkeleton } from './ProfileCardSkeleton';

const meta = {
  title: 'Профиль/ProfileCard',
  component: ProfileCard,
  parameters: {
    guide:
      'Всё, что о компании видят другие. Пустых полей нет; в предпросмотре на их месте сказано, чего не хватает. Длинное описание свёрнуто. Коротко, в списке — CompanyCard.',
  },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = { name: 'Заказчик', args: { profile: fixtures.participant() } };

export const Supplier: Story = {
  name: 'Поставщик',
  args: {
    profile: fixtures.participant({
      type: 'Поставщик',
      company: 'Мануфактура подарков',
      city: 'Москва',
      branding: 'Не требуется',
    }),
  },
};

export const Own: Story = { name: 'Своё', args: { profile: fixtures.currentUser(), isOwn: true } };

export const KnownAgency: Story = {
  name: 'Известное агентство',
  args: {
    profile: fixtures.participant({ is_advertising_agency: true, already_communicated: true, already_met: true }),
  },
};

export const ChatOnly: Story = {
  name: 'Только чат',
  args: { profile: fixtures.participant({ only_chat: true }) },
};

export const OwnChatOnly: Story = {
  name: 'Своё, только чат',
  args: { profile: fixtures.currentUser({ only_chat: true }), isOwn: true },
};

export const PageTitle: Story = {
  name: 'Заголовок страницы',
  args: { profile: fixtures.participant(), isPageTitle: true, kicker: 'Страница заказчика' },
};

export const PreviewWithGaps: Story = {
  name: 'Предпросмотр с пропусками',
  args: {
    profile: fixtures.participant({ site: '', minimum_sum: [], industry: '' }),
    missing: ['sum', 'site', 'industry'],
  },
};

export const Long: Story = {
  name: 'Длинный',
  args: {
    profile: fixtures.participant({
      company:
        'Общество с ограниченной ответственностью «Северо-Западное объединение производителей сувенирной продукции»',
      description: `Каталог: https://severny-veter.example/katalog\n\n${'Мы ищем надёжных партнёров для корпоративных подарков по всей стране. '.repeat(8)}`,
      activity: Array.from({ length: 40 }, (_, index) => ({
        id: index,
        value: `Корпоративные подарки, серия ${index + 1}`,
      })),
      minimum_circulation: ['от 50 шт.', 'от 100 шт.', 'от 1 000 шт.', 'от 10 000 шт.'],
      site: 'https://severny-veter.example/ochen/dlinnyy/adres/stranitsy/kotoryy/ne/pomeshchaetsya/na/telefone',
    }),
  },
};

export const NothingFilledIn: Story = {
  name: 'Ничего не заполнено',
  args: {
    profile: fixtures.participant({
      description: '',
      activity: [],
      minimum_circulation: [],
      minimum_sum: [],
      branding: '',
      industry: '',
      site: '',
    }),
  },
};

export const Loading: Story = {
  name: 'Загрузка',
  args: { profile: fixtures.participant() },
  render: () => <ProfileCardSkeleton />,
};
