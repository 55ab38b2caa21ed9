import Bell from '@lucide/icons/icons/bell';
import CalendarDays from '@lucide/icons/icons/calendar-days';
import Check from '@lucide/icons/icons/check';
import House from '@lucide/icons/icons/house';
import LogOut from '@lucide/icons/icons/log-out';
import MessageSquare from '@lucide/icons/icons/message-square';
import Newspaper from '@lucide/icons/icons/newspaper';
import Paperclip from '@lucide/icons/icons/paperclip';
import Search from '@lucide/icons/icons/search';
import Store from '@lucide/icons/icons/store';
import Trash from '@lucide/icons/icons/trash';
import X from '@lucide/icons/icons/x';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../Cluster/Cluster';
import { Stack } from '../Stack/Stack';
import { Icon } from './Icon';

const icons = [House, Store, Bell, CalendarDays, MessageSquare, Newspaper, LogOut, Search, Paperclip, Check, Trash, X];

function Sizes() {
  return (
    <Stack>
      <p>Значки lucide, одна толщина линии, 16 или 20 px. Импортируется один файл: @lucide/icons/icons/house.</p>
      {[16, 20].map((size) => (
        <Cluster key={size} gap={4}>
          {icons.map((icon, index) => (
            <Icon key={index} icon={icon} size={size} />
          ))}
        </Cluster>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Основы/Icon',
  component: Sizes,
  parameters: {
    guide:
      'Рисует значок lucide: 16 px рядом с текстом, 20 px отдельно. Какие есть и как их подключить — на странице «Значки».',
  },
} satisfies Meta<typeof Sizes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSizes: Story = { name: 'Два размера' };
