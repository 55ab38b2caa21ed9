import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquare from 'lucide-react/icons/message-square';
import Newspaper from 'lucide-react/icons/newspaper';
import Paperclip from 'lucide-react/icons/paperclip';
import Search from 'lucide-react/icons/search';
import Store from 'lucide-react/icons/store';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { Cluster } from '../components/Cluster/Cluster';
import { Stack } from '../components/Stack/Stack';

const icons = [House, Store, Bell, CalendarDays, MessageSquare, Newspaper, LogOut, Search, Paperclip, Check, Trash2, X];

function Sizes() {
  return (
    <Stack>
      <p>Иконки lucide, одна толщина линии, 16 или 20 px. Импортируется один файл: lucide-react/icons/house.</p>
      {[16, 20].map((size) => (
        <Cluster key={size} gap={4}>
          {icons.map((Icon, index) => (
            <Icon key={index} size={size} aria-hidden />
          ))}
        </Cluster>
      ))}
    </Stack>
  );
}

const meta = { title: 'Основы/Иконки', component: Sizes } satisfies Meta<typeof Sizes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSizes: Story = {};
