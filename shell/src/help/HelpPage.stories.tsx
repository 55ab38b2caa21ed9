import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage, storyApi } from 'shared-api/testing/stories';
import { HelpPage } from './HelpPage';

const meta = {
  title: 'Страницы/Помощь',
  component: HelpPage,
  parameters: {
    ...atPage('/help'),
    guide: 'Когда и где мероприятие, к кому обратиться, правила и как всё устроено. Отсюда же возвращают первые шаги.',
  },
  args: { path: '/help', title: 'Помощь' },
  beforeEach: () => {
    answerAsUser({ id: 1 });
    storyApi.answer('get', '/api/event', {
      datestart: '2026-11-23',
      dateend: '2026-11-27',
      name: 'Международный форум рекламных агентств и производителей сувенирной продукции «Встреча»',
      venue: 'Павильон 3, зал Б',
      address: 'Краснопресненская наб., 14',
    });
  },
} satisfies Meta<typeof HelpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { name: 'Содержимое' };
export const DaysOnly: Story = {
  name: 'Известны только даты',
  beforeEach: () => storyApi.answer('get', '/api/event', { datestart: '2026-11-23', dateend: '2026-11-23' }),
};
