import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { InlineUndo, type InlineUndoProps } from './InlineUndo';

function InlineUndoOnPage(props: InlineUndoProps) {
  const [isShown, setIsShown] = useState(props.isShown);
  return (
    <Stack>
      <InlineUndo {...props} isShown={isShown} onUndo={() => setIsShown(false)} onComplete={() => undefined} />
      <Button variant="secondary" onClick={() => setIsShown(true)}>
        Удалить
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Отклик/InlineUndo',
  component: InlineUndo,
  tags: ['готово'],
  parameters: {
    guide:
      'Удалённое стоит на своём месте ещё пять секунд с кнопкой «Вернуть». Для того, что сразу видят другие, — ConfirmDialog.',
  },
  args: {
    isShown: true,
    text: 'Сообщение удалено',
    onUndo: () => undefined,
    onComplete: () => undefined,
    children: <Card>Посмотрите макет, пожалуйста.</Card>,
  },
  render: (args) => <InlineUndoOnPage {...args} />,
} satisfies Meta<typeof InlineUndo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { name: 'Удалено' };
export const NotShown: Story = { name: 'На месте', args: { isShown: false } };
export const LowRow: Story = {
  name: 'Низкая строка',
  args: { text: 'Заметка удалена', children: <p>Перезвонить в пятницу</p> },
};
