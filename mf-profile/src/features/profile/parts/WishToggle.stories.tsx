import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { storyApi } from 'shared-api/testing/stories';
import { WishToggle } from './WishToggle';

const answer = (wishes: { id: number; company: string; is_mutual: boolean }[]) => () => {
  storyApi.answer('get', '/api/settings', fixtures.settings({ features: ['wishes'] }));
  storyApi.answer('get', '/api/wishes', { wishes });
  storyApi.answer('put', '/api/wishes/{id}', { ok: true });
};

const meta = {
  title: 'Профиль/WishToggle',
  component: WishToggle,
  parameters: {
    guide:
      'Желание встретиться без времени. Компания узнаёт о нём, только если отметит то же: тогда обе получают уведомление, а вечером предложение времени.',
  },
  args: { id: 7 },
} satisfies Meta<typeof WishToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = { name: 'Не отмечено', beforeEach: answer([]) };
export const Wished: Story = {
  name: 'Отмечено',
  beforeEach: answer([{ id: 7, company: 'Лель', is_mutual: false }]),
};
export const Mutual: Story = { name: 'Взаимно', beforeEach: answer([{ id: 7, company: 'Лель', is_mutual: true }]) };
