import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { AgendaRow } from './AgendaRow';

const meta = {
  title: 'Встречи/AgendaRow',
  component: AgendaRow,
  parameters: {
    guide:
      'Строка расписания: время, край своего вида у каждого рода записей, название, подробности и действия. Вид записи сказан и словами. На телефоне действия уходят на свою строку. Все строки дня — AgendaList.',
  },
  args: {
    kind: 'meetings',
    time: '10:00',
    name: <Link to="/participant/2">Банк «Созвездие»</Link>,
    about: 'встреча',
  },
  decorators: (Story) => (
    <List>
      <Story />
    </List>
  ),
} satisfies Meta<typeof AgendaRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const List = styled.ul`
  container-type: inline-size;
`;

const decisions = (
  <>
    <Button size="small">Принять</Button>
    <Button size="small" variant="secondary">
      Отклонить
    </Button>
  </>
);

export const Meeting: Story = { name: 'Встреча' };
export const Incoming: Story = {
  name: 'Вас приглашают',
  args: { kind: 'incoming', about: 'вас приглашают · 5 ч 20 мин на ответ', actions: decisions },
};
export const Outgoing: Story = {
  name: 'Вы пригласили',
  args: {
    kind: 'outgoing',
    about: 'вы пригласили, ждём ответа',
    actions: (
      <Button size="small" variant="secondary">
        Отменить
      </Button>
    ),
  },
};
export const Move: Story = {
  name: 'Перенос',
  args: { kind: 'moves', about: 'вас просят перенести с вт, 24.11.2026, 12:00', actions: decisions },
};
export const Free: Story = {
  name: 'Свободно',
  args: { kind: 'free', name: '12:00–13:30 свободно', isTimeHidden: true, about: undefined },
};
export const Compact: Story = {
  name: 'Одно действие',
  args: {
    isCompact: true,
    actions: (
      <Button size="small" variant="ghost">
        Написать
      </Button>
    ),
  },
};
export const LongName: Story = {
  name: 'Длинное название',
  args: {
    kind: 'incoming',
    name: (
      <Link to="/participant/2">Общество с ограниченной ответственностью «СеверноеСияниеИДругиеПриродныеЯвления»</Link>
    ),
    about: 'вас просят перенести с вт, 24.11.2026, 12:00 · 5 ч 20 мин на ответ',
    actions: decisions,
  },
};
export const Foot: Story = {
  name: 'С виджетом другого приложения',
  args: { foot: <p>Оценка прошлой встречи: 5 из 5</p> },
};
