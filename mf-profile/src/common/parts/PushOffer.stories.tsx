import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { storyApi } from 'shared-api/testing/stories';
import { fakePushBrowser } from '#testing/fakePushBrowser';
import { PushOffer } from './PushOffer';

const meta = {
  title: 'Профиль/PushOffer',
  component: PushOffer,
  parameters: {
    guide:
      'Один вопрос об уведомлениях при закрытой вкладке: в «Первых шагах» и в колокольчике после пропущенного ответа. Браузер спрашивает сам только после нажатия. Решённое больше не предлагается.',
  },
  args: { userId: 7 },
  beforeEach: () => {
    localStorage.clear();
    storyApi.answer('get', '/api/settings', fixtures.settings({ features: ['web_push'] }));
    return fakePushBrowser().remove;
  },
} satisfies Meta<typeof PushOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = { name: 'Вопрос' };

export const Refused: Story = {
  name: 'Браузер не разрешил',
  beforeEach: () => fakePushBrowser({ answer: 'denied' }).remove,
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Сообщать' })),
};

export const Lost: Story = {
  name: 'Подписка потеряна',
  beforeEach: () => localStorage.setItem('vstrecha.push', '-7'),
};

export const HomeScreen: Story = {
  name: 'iPhone без приложения',
  beforeEach: () => fakePushBrowser({ isAppleTab: true }).remove,
};
