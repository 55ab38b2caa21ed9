import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import Trash from '@lucide/icons/icons/trash';
import X from '@lucide/icons/icons/x';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Cluster } from '../Cluster/Cluster';
import { Icon } from '../Icon/Icon';
import { IconButton } from './IconButton';

const meta = {
  title: 'Действия/IconButton',
  component: IconButton,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Значок вместо слова — только если его поймут все: крестик да, «одобрить» нет.',
      so: () => (
        <Cluster>
          <Button>Активировать</Button>
          <IconButton aria-label="Закрыть">
            <Icon icon={X} size={20} />
          </IconButton>
        </Cluster>
      ),
      not: () => (
        <Cluster>
          <IconButton aria-label="Активировать">
            <Icon icon={CalendarPlus} size={20} />
          </IconButton>
          <IconButton aria-label="Закрыть">
            <Icon icon={X} size={20} />
          </IconButton>
        </Cluster>
      ),
    },
    guide:
      'Частое действие, понятное по значку: закрыть, удалить, прикрепить. Название обязательно; если значок неочевиден — Button с текстом.',
  },
  args: { 'aria-label': 'Закрыть', children: <Icon icon={X} size={20} /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = { name: 'Средний' };
export const Small: Story = { name: 'Маленький', args: { size: 'small', children: <Icon icon={X} size={16} /> } };
export const Danger: Story = {
  name: 'Опасность',
  args: { isDanger: true, 'aria-label': 'Удалить', children: <Icon icon={Trash} size={20} /> },
};
export const Disabled: Story = { name: 'Недоступен', args: { disabled: true } };
export const WithReason: Story = {
  name: 'Недоступна, с причиной',
  args: {
    'aria-label': 'Встретиться',
    children: <Icon icon={CalendarPlus} size={20} />,
    reason: 'У компании не осталось свободного времени. Напишите сообщение.',
  },
};
