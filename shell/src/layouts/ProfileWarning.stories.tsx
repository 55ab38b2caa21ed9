import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { ProfileWarning } from './ProfileWarning';

const meta = {
  title: 'Оболочка/ProfileWarning',
  component: ProfileWarning,
  parameters: {
    guide:
      'Профиль заполнен не весь: над каждой страницей, со ссылкой на каждое пустое поле. На самой странице редактирования — без ссылок.',
  },
  args: { user: fixtures.currentUser({ site: '' }) },
} satisfies Meta<typeof ProfileWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneField: Story = { name: 'Одно поле' };
export const Everything: Story = {
  name: 'Всё сразу',
  parameters: { check: { overlap: 'A link that goes on in the next line has one box around both lines.' } },
  args: {
    user: fixtures.currentUser({
      type: 'Заказчик',
      activity: [],
      description: '',
      minimum_circulation: [],
      minimum_sum: [],
      branding: '',
      site: '',
      industry: '',
    }),
  },
};
export const OnProfileEdit: Story = { name: 'На странице правки профиля', parameters: { path: '/profile/edit' } };
