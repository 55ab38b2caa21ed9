import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { TextField } from '../TextField/TextField';
import { Dialog, type DialogProps } from './Dialog';

function DialogOnPage(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Открыть</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Окна/Dialog',
  component: Dialog,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Короткое дело — в окне; длинная форма живёт на странице, где её не закроет случайное нажатие.',
      so: () => (
        <Card title="Переименовать файл">
          <TextField label="Имя файла" defaultValue="прайс.xlsx" />
        </Card>
      ),
      not: () => (
        <Card title="Профиль">
          <TextField label="Название" />
          <TextField label="Город" />
          <TextField label="Сайт" />
          <TextField label="Телефон" />
        </Card>
      ),
    },
    guide: 'Короткое дело поверх страницы: изменить имя, выбрать из списка. Длинная форма — отдельная страница.',
    layout: 'fullscreen',
  },
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Переименовать файл',
    children: <TextField label="Имя файла" defaultValue="прайс.xlsx" />,
    footer: <Button>Сохранить</Button>,
  },
  render: (args) => <DialogOnPage {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Открыт' };
export const Closed: Story = { name: 'Закрыт', args: { isOpen: false } };
export const Small: Story = {
  name: 'Маленький',
  args: { size: 'small', description: 'Новое имя увидят все, кто может скачать файл.' },
};
export const Large: Story = {
  name: 'Большой',
  args: { size: 'large', title: 'Выбрать из каталога', children: 'Каталог компаний' },
};
export const Busy: Story = { name: 'Выполняется', args: { isBusy: true, footer: <Button isBusy>Сохранить</Button> } };
export const TallerThanTheWindow: Story = {
  name: 'Выше окна',
  args: { children: Array.from({ length: 60 }, (_, line) => <p key={line}>Сфера деятельности {line + 1}</p>) },
};
export const Side: Story = {
  name: 'У правого края',
  args: { isSide: true, title: 'Банк «Созвездие»', children: <p>Контакты, состояние, письма.</p>, footer: undefined },
};
export const LongTitle: Story = {
  name: 'Длинный заголовок',
  args: { title: 'Достопримечательностиоценивательница высокопревосходительства' },
};
const foot = (
  <>
    <Button variant="secondary">Сбросить</Button>
    <Button>Показать 42</Button>
  </>
);
export const Sheet: Story = {
  name: 'На телефоне внизу',
  args: { isSheet: true, size: 'small', title: 'Фильтры', children: <TextField label="Город" />, footer: foot },
};
export const SheetScrolls: Story = {
  name: 'На телефоне внизу, длинный',
  args: {
    isSheet: true,
    title: 'Выберите компании',
    description: 'Рассылка уйдёт каждой из них один раз.',
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Компания {line + 1}</p>),
    footer: foot,
  },
};
export const TallSheet: Story = {
  name: 'На телефоне во весь рост',
  args: {
    isSheet: true,
    isTall: true,
    title: 'Перенести встречу',
    children: <p>Свободного времени нет.</p>,
    footer: foot,
  },
};
export const SheetWithoutFooter: Story = {
  name: 'На телефоне внизу, без кнопок',
  args: { isSheet: true, title: 'Разделы профиля', children: <p>Общая информация</p>, footer: undefined },
};
