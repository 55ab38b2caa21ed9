import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NoInvitations } from './NoInvitations';

const meta = {
  title: 'Заявки/NoInvitations',
  component: NoInvitations,
  tags: ['новое'],
  parameters: { guide: 'Первый шаг, когда нет ни одной заявки. Компаниям, которые общаются только в чате, его нет.' },
} satisfies Meta<typeof NoInvitations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный' };
