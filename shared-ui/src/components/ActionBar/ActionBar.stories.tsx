import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { Stack } from '../Stack/Stack';
import { ActionBar } from './ActionBar';

const meta = {
  title: 'Действия/ActionBar',
  component: ActionBar,
  tags: ['готово'],
  parameters: {
    guide: 'Действия страницы, которые всегда под рукой внизу: выделение слотов, отсчёт рассылки. На экране — одна.',
  },
  args: {
    'aria-label': 'Действия с приглашениями',
    children: '7 приглашений на 3 дня',
    actions: (
      <>
        <Button variant="secondary">Добавить сообщение</Button>
        <Button>Отправить 7 приглашений</Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoActions: Story = { name: 'Два действия' };
export const WithProgress: Story = {
  name: 'Идёт отправка',
  args: {
    children: (
      <Stack gap={2}>
        <p>Отправлено 4 из 7</p>
        <ProgressBar label="Отправка приглашений" value={57} />
      </Stack>
    ),
    actions: <Button variant="secondary">Остановить</Button>,
  },
};
export const OverLongPage: Story = {
  name: 'Над длинной страницей',
  render: (args) => (
    <Stack>
      {Array.from({ length: 40 }, (_, line) => (
        <p key={line}>Компания {line + 1}</p>
      ))}
      <ActionBar {...args} />
    </Stack>
  ),
};
