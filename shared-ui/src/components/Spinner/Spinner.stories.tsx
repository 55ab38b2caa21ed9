import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Spinner } from './Spinner';

const meta = {
  title: 'Отклик/Spinner',
  component: Spinner,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Крутится то, чья форма неизвестна; страницу и список обещает заготовка.',
      so: () => <Button isBusy>Сохранить</Button>,
      not: () => (
        <p style={{ textAlign: 'center' }}>
          <Spinner size={48} />
        </p>
      ),
    },
    guide: 'Ожидание без известной формы: кнопка, догрузка конца списка. Для страницы и списка — Skeleton.',
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный' };
export const Large: Story = { name: 'Большой', args: { size: 40, label: 'Загружаем каталог…' } };
export const Decorative: Story = { name: 'Украшение', args: { label: null, size: 16 } };
