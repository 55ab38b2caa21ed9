import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MenuItem } from 'shared-ui/Menu';
import { MeetingMenu } from './MeetingMenu';

const company = {
  point: '10:00',
  company: 'Банк «Созвездие»',
  company_id: 7,
  is_move: false,
  meeting_id: 31,
  sequence: 0,
};

const meta = {
  title: 'Встречи/MeetingMenu',
  component: MeetingMenu,
  parameters: {
    guide:
      'Редкие действия с одной встречей за кнопкой «⋯»: написать, добавить в календарь. Вид может добавить свои сверху, например перенос и отмену.',
  },
  args: {
    meeting: { date: '2026-11-28', point: '10:00', link: 'https://meet.example/abc', companies: [company] },
    company,
  },
} satisfies Meta<typeof MeetingMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvasElement }) => {
  canvasElement.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
};

export const Closed: Story = { name: 'Закрыт' };
export const Open: Story = { name: 'Открыт', play: open };
export const WithFurtherActions: Story = {
  name: 'С другими действиями',
  play: open,
  args: {
    children: (
      <>
        <MenuItem onSelect={() => undefined}>Перенести</MenuItem>
        <MenuItem onSelect={() => undefined} isDanger>
          Отменить
        </MenuItem>
      </>
    ),
  },
};
