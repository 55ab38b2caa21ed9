import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UnsentLine } from './UnsentLine';

const meta = {
  title: 'Сообщения/UnsentLine',
  component: UnsentLine,
  parameters: {
    guide: 'Не отправлено больше одного сообщения: повторить все разом. Об одном достаточно его собственной кнопки.',
  },
  args: { count: 2, onRetryAll: () => undefined },
} satisfies Meta<typeof UnsentLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { name: 'Несколько' };
