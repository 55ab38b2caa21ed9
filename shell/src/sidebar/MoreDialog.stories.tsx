import Newspaper from '@lucide/icons/icons/newspaper';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { MoreDialog } from './MoreDialog';

const meta = {
  title: 'Оболочка/MoreDialog',
  component: MoreDialog,
  parameters: {
    guide:
      'Телефон: то, что не поместилось в нижнюю панель, выход и тема. Заказчику — ещё баннеры. На широком экране всё это в боковой панели.',
  },
  args: {
    user: fixtures.currentUser(),
    entries: [
      {
        to: '/news',
        label: 'Новости',
        shortLabel: 'Новости',
        icon: Newspaper,
        isExact: false,
        page: 'mf_profile/NewsPage',
      },
    ],
    isOpen: true,
    onClose: () => undefined,
  },
} satisfies Meta<typeof MoreDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Supplier: Story = { name: 'Поставщик' };

export const Customer: Story = { name: 'Заказчик', args: { user: fixtures.currentUser({ type: 'Заказчик' }) } };
