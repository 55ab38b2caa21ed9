import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Cluster } from '../Cluster/Cluster';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

function ConfirmDialogOnPage(props: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Отменить встречу</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Окна/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Кнопка повторяет действие словом: «Да» и «Нет» к вопросу надо примерять.',
      so: () => (
        <Card title="Отменить встречу?">
          <Cluster>
            <Button variant="secondary">Не отменять</Button>
            <Button variant="danger">Да, отменить</Button>
          </Cluster>
        </Card>
      ),
      not: () => (
        <Card title="Отменить встречу?">
          <Cluster>
            <Button variant="secondary">Нет</Button>
            <Button>Да</Button>
          </Cluster>
        </Card>
      ),
    },
    guide:
      'Вопрос перед тем, что нельзя отменить. Сам показывает ход и ошибку. Для обратимого достаточно сообщения с отменой.',
    layout: 'fullscreen',
  },
  args: {
    isOpen: true,
    onClose: () => undefined,
    onConfirm: (): Promise<void> | void => undefined,
    title: 'Вы действительно хотите отменить встречу?',
    children: <p>ООО «Промосувенир», 10:30, 15 марта</p>,
    confirmLabel: 'Да, отменить',
    cancelLabel: 'Не отменять',
  },
  render: (args) => <ConfirmDialogOnPage {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { name: 'Вопрос' };
export const Danger: Story = {
  name: 'Опасность',
  args: { isDanger: true, title: 'Удалить сообщение?', children: null, confirmLabel: 'Удалить', cancelLabel: 'Отмена' },
};
const confirm: Story['play'] = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button, [role=dialog] button')]
    .find(({ textContent }) => textContent === 'Да, отменить')
    ?.click();

export const SavesForever: Story = {
  name: 'Долго сохраняет',
  play: confirm,
  args: { onConfirm: () => new Promise<void>(() => undefined) },
};
export const Fails: Story = {
  name: 'Отказ',
  play: confirm,
  args: { onConfirm: () => Promise.reject<void>(new Error('Сеть недоступна')), errorText: 'Ошибка отмены встречи!' },
};
