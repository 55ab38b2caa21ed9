import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CountBadge } from '../Badge/CountBadge';
import { Tabs, type Tab } from './Tabs';

const tabs: Tab[] = [
  { id: 'incoming', label: 'Входящие', content: <p>Заявки, которые прислали вам.</p> },
  { id: 'outgoing', label: 'Исходящие', content: <p>Заявки, которые отправили вы.</p> },
  { id: 'archive', label: 'Архив', content: <p>Всё, что уже решено.</p> },
];

const withCount: Tab[] = tabs.map((tab, index) =>
  index > 0
    ? tab
    : {
        ...tab,
        label: (
          <>
            Входящие
            <CountBadge count={21} label="новые заявки" />
          </>
        ),
      },
);

const long: Tab[] = [
  'Общие сведения',
  'Сельскохозяйственномашиностроительное производство',
  'Фотогалерея',
  'Файлы компании',
  'Уведомления',
].map((label) => ({ id: label, label, content: <p>{label}</p> }));

const meta = {
  title: 'Раскладка/Tabs',
  component: Tabs,
  args: { tabs, 'aria-label': 'Заявки' },
  parameters: {
    guide: 'Два–пять видов одного и того же места. Для разных мест нужны ссылки.',
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: 'Начало' };
export const Last: Story = { name: 'Конец', args: { defaultOpenTab: 'archive' } };
const scrolls = { check: { overflow: 'The row of tabs scrolls sideways by itself; the page does not.' } };
export const Counts: Story = { name: 'Счётчики', args: { tabs: withCount }, parameters: scrolls };
export const OneDisabled: Story = {
  name: 'Один недоступен',
  args: { tabs: tabs.map((tab) => ({ ...tab, isDisabled: tab.id === 'outgoing' })) },
};
export const LongWords: Story = {
  name: 'Длинные слова',
  args: { tabs: long, 'aria-label': 'Профиль', defaultOpenTab: 'Фотогалерея' },
  parameters: scrolls,
};
