import Mail from '@lucide/icons/icons/mail';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../Cluster/Cluster';
import { Icon } from '../Icon/Icon';
import { Button } from './Button';

const meta = {
  title: 'Действия/Button',
  component: Button,
  tags: ['готово'],
  args: { children: 'Сохранить' },
  parameters: {
    pair: {
      because: 'Главная кнопка одна: сразу видно, что делать дальше.',
      so: () => (
        <Cluster>
          <Button variant="secondary">Отменить</Button>
          <Button>Сохранить</Button>
        </Cluster>
      ),
      not: () => (
        <Cluster>
          <Button>Отменить</Button>
          <Button>Сохранить</Button>
        </Cluster>
      ),
    },
    guide:
      'Действие на этой же странице. Одна главная кнопка на экран; удаление — вид danger. Переход на другую страницу — ButtonLink.',
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { name: 'Главная' };
export const Secondary: Story = { name: 'Второстепенная', args: { variant: 'secondary' } };
export const Soft: Story = { name: 'Мягкая', args: { variant: 'soft', children: 'Принять' } };
export const Ghost: Story = { name: 'Прозрачная', args: { variant: 'ghost' } };
export const Danger: Story = { name: 'Опасность', args: { variant: 'danger', children: 'Удалить' } };
export const DangerSoft: Story = { name: 'Отказ в строке', args: { variant: 'dangerSoft', children: 'Отклонить' } };
export const Busy: Story = { name: 'Выполняется', args: { isBusy: true } };
export const Disabled: Story = { name: 'Недоступен', args: { disabled: true } };
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
export const WithIcon: Story = {
  name: 'Со значком',
  args: { icon: <Icon icon={Mail} size={16} />, children: 'Написать сообщение' },
};
export const Wide: Story = { name: 'Во всю ширину', args: { isWide: true } };
export const LongText: Story = {
  name: 'Длинный текст',
  args: {
    children: 'Достопримечательностиоценивательница и высокопревосходительство соглашаются с условиями обслуживания',
  },
};
export const Sizes: Story = {
  name: 'Размеры',
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
