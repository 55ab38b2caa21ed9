import Star from '@lucide/icons/icons/star';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { ProfileHead } from './ProfileHead';

const star = (
  <IconButton aria-label="Добавить в избранное">
    <Icon icon={Star} size={20} />
  </IconButton>
);

const meta = {
  title: 'Профиль/ProfileHead',
  component: ProfileHead,
  parameters: {
    guide:
      'Начало профиля: логотип, название, город с флагом и метки — кто это, агентство ли, переписывались ли и встречались ли вы. Место в конце строки — для одного действия, например «в избранное». Весь профиль — ProfileCard.',
  },
  args: { profile: fixtures.participant(), titleId: 'profile-head', isPageTitle: false },
} satisfies Meta<typeof ProfileHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InCard: Story = { name: 'В карточке' };
export const PageTitle: Story = {
  name: 'Заголовок страницы',
  args: { isPageTitle: true, kicker: 'Страница заказчика', corner: star },
};
export const Known: Story = {
  name: 'Вы знакомы',
  args: {
    profile: fixtures.participant({ is_advertising_agency: true, already_communicated: true, already_met: true }),
  },
};
export const NoPlace: Story = {
  name: 'Без города',
  args: { profile: fixtures.participant({ country: '', city: '' }) },
};
export const LongName: Story = {
  name: 'Длинное название',
  args: {
    profile: fixtures.participant({
      company:
        'Общество с ограниченной ответственностью «Северо-Западное объединение производителей сувенирной продукции»',
      city: 'Набережные Челны',
      is_advertising_agency: true,
      already_communicated: true,
      already_met: true,
    }),
    isPageTitle: true,
    kicker: 'Страница заказчика',
    corner: star,
  },
};
