import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ManagerList } from './ManagerList';

const meta = {
  title: 'Вход/ManagerList',
  component: ManagerList,
  args: {
    managers: [
      {
        name: 'Служба поддержки участников',
        phone: { text: '+7 (495) 000-00-00', href: 'tel:+74950000000' },
        email: { text: 'support@vstrecha.example', href: 'mailto:support@vstrecha.example' },
      },
    ],
  },
} satisfies Meta<typeof ManagerList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const WithoutLinks: Story = {
  args: { managers: [{ name: 'Дежурный менеджер', phone: { text: 'доб. 12 (спросить на стойке)' } }] },
};
export const LongWords: Story = {
  args: {
    managers: [
      {
        name: 'Сельскохозяйственномашиностроительное подразделение',
        email: { text: 'otdel-reklamnoy-produktsii@selskohozyaystvennomashinostroitelnoe.example' },
      },
      { name: '', phone: { text: '+7 (495) 000-00-00', href: 'tel:+74950000000' } },
    ],
  },
};
