import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChatPlaceholder } from './ChatPlaceholder';

const meta = { title: 'Сообщения/ChatPlaceholder', component: ChatPlaceholder } satisfies Meta<typeof ChatPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
