import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChatPlaceholder } from './ChatPlaceholder';

const meta = {
  title: 'Сообщения/ChatPlaceholder',
  component: ChatPlaceholder,
  parameters: {
    guide: 'Правая половина страницы сообщений, пока переписка не выбрана. На узком экране её нет: там виден список.',
  },
} satisfies Meta<typeof ChatPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { name: 'Ничего не выбрано' };
