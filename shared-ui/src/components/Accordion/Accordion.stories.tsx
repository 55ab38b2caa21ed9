import Ellipsis from '@lucide/icons/icons/ellipsis';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CountBadge } from '../Badge/CountBadge';
import { EmptyState } from '../EmptyState/EmptyState';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Accordion } from './Accordion';
import { AccordionItem } from './AccordionItem';

const meta = {
  title: 'Раскладка/Accordion',
  component: Accordion,
  tags: ['готово'],
  parameters: {
    guide:
      'Несколько больших разделов, из которых человеку нужен один-два. Не прячьте то, без чего нельзя закончить действие.',
  },
  args: {
    defaultOpenItems: ['incoming'],
    children: (
      <>
        <AccordionItem id="incoming" title="Вас приглашают на встречу" meta={<CountBadge count={2} />}>
          ООО «Промосувенир», 10:30, 15 марта
        </AccordionItem>
        <AccordionItem id="outgoing" title="Мои заявки на встречу">
          <EmptyState>Заявок нет.</EmptyState>
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpen: Story = { name: 'Один открыт' };
export const AllClosed: Story = { name: 'Все закрыты', args: { defaultOpenItems: [] } };
export const WithCollapsedContent: Story = {
  name: 'С кратким содержанием',
  args: {
    defaultOpenItems: [],
    children: (
      <AccordionItem id="today" title="Сегодня, GMT +03:00" collapsed="10:00, Банк «Созвездие»">
        Сетка слотов
      </AccordionItem>
    ),
  },
};
export const LongTitle: Story = {
  name: 'Длинный заголовок',
  args: {
    children: (
      <AccordionItem id="long" title="Достопримечательностиоценивательница высокопревосходительства">
        Содержимое
      </AccordionItem>
    ),
    defaultOpenItems: ['long'],
  },
};
export const WithActions: Story = {
  name: 'С действиями',
  args: {
    children: ['Сегодня', 'Понедельник, 23 ноября 2026'].map((day) => (
      <AccordionItem
        key={day}
        id={day}
        title={day}
        meta="3 встречи · свободно 14"
        actions={
          <IconButton aria-label={`Действия с днём: ${day}`}>
            <Icon icon={Ellipsis} size={20} />
          </IconButton>
        }
      >
        Сетка слотов
      </AccordionItem>
    )),
    defaultOpenItems: ['Сегодня'],
  },
};
