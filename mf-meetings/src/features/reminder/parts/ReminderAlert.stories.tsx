import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReminderAlert } from './ReminderAlert';

const company = (name: string, id: number) => ({ point: '13:30', company: name, company_id: id, is_move: false });
const reminder = {
  key: '2026-11-22 13:30 31',
  company: 'Банк «Созвездие»',
  minutes: 10,
  meeting: {
    date: '2026-11-22',
    point: '13:30',
    link: 'https://meet.example/abc',
    companies: [company('Банк «Созвездие»', 7)],
  },
};

const meta = {
  title: 'Встречи/ReminderAlert',
  component: ReminderAlert,
  parameters: {
    guide:
      'За десять минут до встречи, над любой страницей: время, компания, ссылка. Закрытое не возвращается в этой вкладке, перенос встречи напоминает заново.',
  },
  args: { reminder, onDismiss: () => undefined },
} satisfies Meta<typeof ReminderAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = { name: 'Со ссылкой' };
export const WithoutLink: Story = {
  name: 'Без ссылки',
  args: { reminder: { ...reminder, meeting: { ...reminder.meeting, link: null } } },
};
export const LongName: Story = {
  name: 'Длинное название',
  args: {
    reminder: { ...reminder, company: 'Производственно-коммерческое объединение «Сувениры и подарки Поволжья»' },
  },
};
