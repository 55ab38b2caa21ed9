import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { ChatSearch } from './ChatSearch';

const doNothing = () => undefined;
const messages = [1, 2, 3].map((id) => fixtures.message({ id, text: `Тираж ${id * 100} футболок` }));

const meta = {
  title: 'Сообщения/ChatSearch',
  component: ChatSearch,
  parameters: {
    guide:
      'Поиск в загруженной части переписки, от новых к старым; ↑ и ↓ ведут по совпадениям. Дальше вглубь — «Загрузить более ранние». Искать компанию — в списке чатов.',
  },
  args: {
    messages,
    older: { phase: { kind: 'idle' }, isThere: true, load: doNothing },
    onFound: doNothing,
    onClose: doNothing,
  },
} satisfies Meta<typeof ChatSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };
export const Found: Story = {
  name: 'Найдено',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'футбол');
  },
};
export const Nothing: Story = {
  name: 'Не найдено',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'кружки');
  },
};
