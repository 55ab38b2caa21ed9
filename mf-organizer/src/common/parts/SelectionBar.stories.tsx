import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'shared-ui/Button';
import { SelectionBar } from './SelectionBar';

const meta = {
  title: 'Организатор/SelectionBar',
  component: SelectionBar,
  tags: ['готово'],
  parameters: {
    guide:
      'Действия над выбранными строками, внизу страницы; появляется с первой галочкой. Главная кнопка последняя, отказ красный. Итог действия показывает BulkOutcomeBar на том же месте.',
  },
  args: {
    'aria-label': 'Действия с выбранными компаниями',
    selected: 2,
    total: 5,
    onSelectAll: () => {},
    onClear: () => {},
    actions: (
      <>
        <Button variant="dangerSoft">Отклонить</Button>
        <Button>Активировать</Button>
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: 'Часть строк' };
export const All: Story = { name: 'Все', args: { selected: 5 } };
export const Busy: Story = {
  name: 'Действие идёт',
  args: { actions: <Button isBusy>Активировать</Button> },
};
