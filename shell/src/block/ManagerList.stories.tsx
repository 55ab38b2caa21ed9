import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ManagerList } from './ManagerList';

const meta = {
  title: 'Вход/ManagerList',
  component: ManagerList,
  parameters: {
    guide:
      'К кому обратиться, пока аккаунт не активирован. Имя, телефон и почта могут быть не все; то, что не похоже на номер или адрес, показано текстом.',
  },
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

export const Content: Story = { name: 'Содержимое' };
export const WithoutLinks: Story = {
  name: 'Без ссылок',
  args: { managers: [{ name: 'Дежурный менеджер', phone: { text: 'доб. 12 (спросить на стойке)' } }] },
};
export const LongWords: Story = {
  name: 'Длинные слова',
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
