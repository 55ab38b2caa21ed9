import type { Meta, StoryObj } from '@storybook/react-webpack5';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { IconButton } from './IconButton';

const meta = {
  title: 'Действия/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Закрыть', children: <X size={20} aria-hidden /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small', children: <X size={16} aria-hidden /> } };
export const Danger: Story = {
  args: { isDanger: true, 'aria-label': 'Удалить', children: <Trash2 size={20} aria-hidden /> },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithReason: Story = {
  name: 'Недоступна, с причиной',
  args: {
    'aria-label': 'Встретиться',
    children: <CalendarPlus size={20} aria-hidden />,
    reason: 'У компании не осталось свободного времени. Напишите сообщение.',
  },
};
