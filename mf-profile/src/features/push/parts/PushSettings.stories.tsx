import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { answerAsUser, storyApi } from 'shared-api/testing/stories';
import { fakePushBrowser, PUSH_KEYS } from '#testing/fakePushBrowser';
import { PushSettings } from './PushSettings';

const device = (id: number, name: string, isCurrent: boolean) => ({
  ...{ id, device: name, is_current: isCurrent },
  created_at: '2026-11-20T08:00:00Z',
  confirmed_at: '2026-11-22T07:42:00Z',
});
const others = [device(1, 'Safari, iPhone', false), device(3, 'Яндекс Браузер, Windows', false)];
const answerDevices = (subscriptions: typeof others) =>
  storyApi.answer('get', '/api/push/subscriptions', { subscriptions });

const meta = {
  title: 'Профиль/PushSettings',
  component: PushSettings,
  parameters: {
    guide:
      'Уведомления этого браузера при закрытой вкладке и список браузеров, в которые они приходят. Действует сразу; без функции web_push части нет.',
  },
  beforeEach: () => {
    localStorage.clear();
    answerAsUser({ id: 7 });
    storyApi.answer('get', '/api/settings', fixtures.settings({ features: ['web_push'] }));
    answerDevices(others);
    return fakePushBrowser().remove;
  },
} satisfies Meta<typeof PushSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { name: 'Выключено здесь' };

export const On: Story = {
  name: 'Включено',
  beforeEach: () => {
    localStorage.setItem('vstrecha.push', '7 https://push.example/1');
    answerDevices([device(2, 'Chrome, Windows', true), ...others]);
    return fakePushBrowser({ permission: 'granted', subscribedBy: PUSH_KEYS.first }).remove;
  },
};

export const Denied: Story = {
  name: 'Запрещено в браузере',
  beforeEach: () => fakePushBrowser({ permission: 'denied' }).remove,
};

export const Lost: Story = {
  name: 'Подписка потеряна',
  beforeEach: () => localStorage.setItem('vstrecha.push', '-7'),
};
