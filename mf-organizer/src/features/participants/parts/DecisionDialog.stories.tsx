import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyApi } from 'shared-api/testing/stories';
import { DecisionDialog } from './DecisionDialog';

const bank = { bulk: { ids: [2] }, count: 1, names: new Map([[2, 'Банк «Созвездие»']]) };
const found = {
  bulk: { filter: { state: 'waiting' as const }, except: [], expected: 214 },
  count: 214,
  names: new Map(),
};

const meta = {
  title: 'Организатор/DecisionDialog',
  component: DecisionDialog,
  parameters: {
    guide:
      'Вопрос перед решением по компаниям: последствия блокировки, причина отказа. Активация и возврат одной компании не спрашивают.',
  },
  args: { asked: { action: 'block', target: bank }, problem: '', onDecide: () => Promise.resolve(), onClose: () => {} },
  beforeEach: () =>
    storyApi.answer('get', '/api/organizer/participants/{id}/consequences', {
      meetings: 4,
      invitations: 6,
      companies: 9,
    }),
} satisfies Meta<typeof DecisionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = { name: 'Блокировка' };
export const BlockMany: Story = {
  name: 'Блокировка многих',
  args: { asked: { action: 'block', target: { ...found, bulk: { ids: [1, 2, 3] }, count: 3 } } },
};
export const Decline: Story = { name: 'Отклонение', args: { asked: { action: 'decline', target: bank } } };
export const ActivateFound: Story = {
  name: 'Активация найденных',
  args: { asked: { action: 'activate', target: found } },
};
export const Unblock: Story = { name: 'Разблокировка', args: { asked: { action: 'unblock', target: bank } } };
