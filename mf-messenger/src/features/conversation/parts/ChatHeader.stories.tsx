import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createStore, Provider } from 'jotai';
import { onlineUserIdsAtom } from 'shared-api/realtime';
import { ChatHeader } from './ChatHeader';

const online = createStore();
online.set(onlineUserIdsAtom, new Set([2]));

const meta = {
  title: 'Сообщения/ChatHeader',
  component: ChatHeader,
  parameters: {
    guide:
      'Шапка переписки: с кем она, в сети ли собеседник, поиск и приглашение на встречу, если её ещё нет. На узком экране слева стрелка к списку чатов. Название ведёт на страницу компании.',
  },
  args: {
    userId: 2,
    company: 'Северный ветер',
    avatar: '/images/avatar/default.png',
    isSearching: false,
    offersMeeting: false,
    onSearchToggle: () => undefined,
  },
} satisfies Meta<typeof ChatHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { name: 'Не в сети' };
export const Online: Story = {
  name: 'В сети',
  decorators: (Story) => (
    <Provider store={online}>
      <Story />
    </Provider>
  ),
};
export const OffersMeeting: Story = { name: 'Можно пригласить', args: { offersMeeting: true } };
export const Searching: Story = { name: 'Идёт поиск', args: { isSearching: true } };
export const LongName: Story = {
  name: 'Длинное название',
  args: {
    company: 'Производственно-коммерческое объединение «Сельскохозяйственные машины Поволжья»',
    offersMeeting: true,
  },
};
