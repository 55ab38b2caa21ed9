import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Mail from 'lucide-react/icons/mail';
import { Cluster } from '../Cluster/Cluster';
import { Button } from './Button';

const meta = { title: 'Действия/Button', component: Button, args: { children: 'Сохранить' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Soft: Story = { name: 'Мягкая', args: { variant: 'soft', children: 'Принять' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Удалить' } };
export const Busy: Story = { args: { isBusy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithReason: Story = {
  name: 'Недоступна, с причиной',
  args: { reason: 'Мероприятие ещё не началось, встречу назначить нельзя. Приглашать можно с 14.11.2026.' },
};
export const ReasonShown: Story = {
  name: 'Причина открыта',
  args: {
    children: 'Встретиться',
    reason: {
      text: 'Вы общаетесь только в чате. Чтобы приглашать, измените это в профиле.',
      to: '/profile/edit#meetings',
      linkText: 'Открыть профиль',
    },
  },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
export const WithIcon: Story = { args: { icon: <Mail size={16} aria-hidden />, children: 'Написать сообщение' } };
export const Wide: Story = { args: { isWide: true } };
export const LongText: Story = {
  args: {
    children: 'Достопримечательностиоценивательница и высокопревосходительство соглашаются с условиями обслуживания',
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      <Button {...args} />
      <Button {...args} size="small" />
      <Button {...args} size="small" variant="secondary" />
      <Button {...args} size="small" variant="soft" />
      <Button {...args} size="small" isBusy />
    </Cluster>
  ),
};
