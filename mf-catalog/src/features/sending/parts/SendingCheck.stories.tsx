import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SendingCheck } from './SendingCheck';

const meta = {
  title: 'Каталог/SendingCheck',
  component: SendingCheck,
  parameters: {
    guide:
      'Ответ на рассылку не пришёл: пока идёт проверка, кому доставлено, ничего не повторяется. Потом — сколько дошло и кнопка «Отправить остальным»: дважды никто не получит. Обычная отправка — SendingUnderWay.',
  },
  args: { mailing: { phase: 'checking', total: 288 }, onSendToRest: () => {}, onFinish: () => {} },
} satisfies Meta<typeof SendingCheck>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Checking: Story = { name: 'Проверяем' };

export const Growing: Story = {
  name: 'Сервер ещё пишет',
  args: { mailing: { phase: 'checking', total: 288, reached: 120 } },
};

export const Offline: Story = { name: 'Нет связи', args: { mailing: { phase: 'checking', total: 288, problem: '' } } };

export const Partly: Story = {
  name: 'Доставлено не всем',
  args: { mailing: { phase: 'partly', total: 288, reached: 120, rest: Array(166).fill(1), unsure: 2 } },
};

export const Refused: Story = {
  name: 'Остальным отказано',
  args: {
    mailing: {
      phase: 'partly',
      total: 3,
      reached: 1,
      rest: [2, 3],
      unsure: 0,
      problem: 'Рассылка сейчас отключена.',
    },
  },
};
