import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecipientListDialog } from './RecipientListDialog';

const picked = ['Северный ветер', 'Банк «Созвездие»', 'Парус', 'Монолит'].map((company, index) => ({
  id: index + 2,
  company,
}));
const recipients = {
  lists: [],
  contacted: new Set<number>(),
  isReady: true,
  reason: undefined,
  reload: () => undefined,
};

const meta = {
  title: 'Каталог/RecipientListDialog',
  component: RecipientListDialog,
  parameters: {
    guide:
      'Все получатели рассылки с поиском и флажками. Снятые остаются в списке, чтобы вернуть их тут же. Выбирать новых — в каталоге, не здесь.',
  },
  args: {
    choice: { groups: [], picked },
    recipients,
    count: picked.length,
    onChange: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof RecipientListDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { name: 'Содержимое' };

export const Loading: Story = { name: 'Загрузка', args: { recipients: { ...recipients, isReady: false } } };

export const Failed: Story = {
  name: 'Не загрузился',
  args: { recipients: { ...recipients, isReady: false, reason: 'Нет связи с сервером.' } },
};
