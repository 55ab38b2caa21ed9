import CalendarCheck from '@lucide/icons/icons/calendar-check';
import CalendarX from '@lucide/icons/icons/calendar-x';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Icon } from 'shared-ui/Icon';
import { NoticeCard } from './NoticeCard';

const meta = {
  title: 'Оболочка/NoticeCard',
  component: NoticeCard,
  parameters: {
    guide:
      'Событие от других: ответ на приглашение, отмена. Стоит в углу уведомлений 8 с, пока указатель или фокус не на нём; не больше трёх сразу. Ответ на собственное действие — toast.',
  },
  args: {
    icon: <Icon icon={CalendarCheck} size={20} />,
    children: 'Встреча назначена: Банк «Созвездие», сб, 28.11, 12:00',
    action: (
      <ButtonLink to="/meetings" size="small" variant="secondary">
        Открыть
      </ButtonLink>
    ),
    onClose: () => undefined,
  },
} satisfies Meta<typeof NoticeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Обычная' };
export const Urgent: Story = {
  name: 'Срочная',
  args: {
    isUrgent: true,
    icon: <Icon icon={CalendarX} size={20} />,
    children: 'Встреча отменена: Шаг, пн, 23.11, 10:00. «Заболел коллега, предложу другой день»',
  },
};
export const LongText: Story = {
  name: 'Длинный текст',
  args: {
    children:
      'Приглашение отклонено: Сельскохозяйственномашиностроительное производственное объединение, сб, 28.11, 12:00. «Планы изменились: едем на другую площадку и вернёмся только через неделю»',
  },
};
export const NoAction: Story = { name: 'Без кнопки', args: { action: undefined } };
