import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { CountBadge } from '../Badge/CountBadge';
import { EmptyState } from '../EmptyState/EmptyState';
import { IconButton } from '../IconButton/IconButton';
import { SlotList } from '../SlotList/SlotList';
import { Accordion } from './Accordion';
import { AccordionItem } from './AccordionItem';

const meta = {
  title: 'Раскладка/Accordion',
  component: Accordion,
  args: {
    defaultOpenItems: ['incoming'],
    children: (
      <>
        <AccordionItem id="incoming" title="Вас приглашают на встречу" meta={<CountBadge count={2} label="заявки" />}>
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

export const OneOpen: Story = {};
export const AllClosed: Story = { args: { defaultOpenItems: [] } };
export const WithCollapsedContent: Story = {
  args: {
    defaultOpenItems: [],
    children: (
      <AccordionItem
        id="today"
        title="Сегодня, GMT +03:00"
        collapsed={
          <SlotList
            aria-label="Сегодня"
            slots={[
              { point: '10:00', status: 'AVAILABLE' },
              { point: '10:30', status: 'BLOCKED' },
            ]}
          />
        }
      >
        Сетка слотов
      </AccordionItem>
    ),
  },
};
export const LongTitle: Story = {
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
  args: {
    children: ['Сегодня', 'Понедельник, 23 ноября 2026'].map((day) => (
      <AccordionItem
        key={day}
        id={day}
        title={day}
        meta="3 встречи · свободно 14"
        actions={
          <IconButton aria-label={`Действия с днём: ${day}`}>
            <Ellipsis size={20} aria-hidden />
          </IconButton>
        }
      >
        Сетка слотов
      </AccordionItem>
    )),
    defaultOpenItems: ['Сегодня'],
  },
};
