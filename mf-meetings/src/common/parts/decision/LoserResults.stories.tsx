import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoserResults } from './LoserResults';
import type { LoserResult, LoserTask } from './useDeclineLosers';

const task = (userId: number, company: string, result: LoserResult): LoserTask => ({
  userId,
  company,
  invitations: [],
  clientId: String(userId),
  text: '',
  result,
});

const meta = {
  title: 'Заявки/LoserResults',
  component: LoserResults,
  parameters: {
    guide:
      'Чем кончилось для остальных приглашений на то же время: каждое своей строкой. У неудавшейся — причина и «Повторить»; удавшиеся не повторяются.',
  },
  args: { onRetry: () => undefined },
} satisfies Meta<typeof LoserResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  name: 'Выполняется',
  args: { tasks: [task(2, 'Парус', { kind: 'under-way' }), task(3, 'Корзинка', { kind: 'under-way' })] },
};

export const AllOutcomes: Story = {
  name: 'Все исходы',
  args: {
    tasks: [
      task(2, 'Парус', { kind: 'declined', note: 'sent' }),
      task(3, 'Корзинка', { kind: 'declined', note: 'waiting' }),
      task(4, 'Монолит', { kind: 'declined', note: undefined }),
      task(5, 'Студия «Левый Джо»', { kind: 'left-open', reason: 'Нет связи с сервером.' }),
      task(6, 'Шаг', { kind: 'not-written', reason: 'Чат заблокирован.' }),
    ],
  },
};
