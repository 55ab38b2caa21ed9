import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { storyApi } from 'shared-api/testing/stories';
import { WishList } from './WishList';

const slot = { date: '2026-11-29', point: '10:00' };

const meta = {
  title: 'Встречи/WishList',
  component: WishList,
  parameters: {
    guide:
      'Взаимный список: с кем компания хочет встретиться без времени. Вечером каждой взаимной паре предлагается время, каждая сторона подтверждает его одним нажатием, и оно становится обычным приглашением, потом встречей.',
  },
  beforeEach: () => {
    storyApi.answer('get', '/api/settings', fixtures.settings({ features: ['wishes'] }));
    storyApi.answer('get', '/api/wishes', {
      wishes: [
        { id: 3, company: 'Лель', is_mutual: true, proposal: { ...slot, invitation: { id: 9, is_incoming: true } } },
        { id: 4, company: 'Банк «Созвездие»', is_mutual: true, proposal: { ...slot, point: '11:00' } },
        {
          id: 5,
          company: 'Корзинка',
          is_mutual: true,
          proposal: { ...slot, point: '12:00', invitation: { id: 10, is_incoming: false } },
        },
        { id: 6, company: 'Шаг', is_mutual: true },
        { id: 7, company: 'Производственно-коммерческое объединение «Сувениры Поволжья»', is_mutual: false },
      ],
    });
  },
} satisfies Meta<typeof WishList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { name: 'Все состояния' };
export const Failed: Story = {
  name: 'Не загрузился',
  beforeEach: () => storyApi.fail('get', '/api/wishes', { status: 500 }),
};
