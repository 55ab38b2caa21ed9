import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { toast } from 'shared-ui/toast';
import { Button } from '../Button/Button';
import { Cluster } from '../Cluster/Cluster';
import { Toaster } from './Toaster';

const LONG = 'Ошибка при загрузке чатов: сервер не ответил за три секунды, проверьте соединение и попробуйте ещё раз';

function ToasterOnPage() {
  useEffect(() => toast.success('Скопировано!'), []);
  return (
    <>
      <Cluster>
        <Button onClick={() => toast.success('Изменения успешно применены!')}>Успех</Button>
        <Button onClick={() => toast.danger(LONG)}>Ошибка</Button>
        <Button onClick={() => toast.warning('Соединение потеряно')}>Внимание</Button>
        <Button onClick={() => toast.info('Вам написали')}>Сообщение</Button>
      </Cluster>
      <Toaster />
    </>
  );
}

const meta = {
  title: 'Отклик/Toaster',
  component: Toaster,
  tags: ['готово'],
  render: () => <ToasterOnPage />,
  parameters: {
    guide: 'Краткий ответ на действие, который сам исчезает. Важное и надолго — Alert.',
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = { name: 'Виды' };
