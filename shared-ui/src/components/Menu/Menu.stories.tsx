import Download from '@lucide/icons/icons/download';
import Ellipsis from '@lucide/icons/icons/ellipsis';
import Pencil from '@lucide/icons/icons/pencil';
import Trash from '@lucide/icons/icons/trash';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from './Menu';
import { MenuGroup } from './MenuGroup';
import { MenuItem } from './MenuItem';
import { MenuLink } from './MenuLink';
import { MenuSeparator } from './MenuSeparator';

const ignore = () => undefined;

const fileActions = (
  <>
    <MenuItem icon={<Icon icon={Download} size={16} />} onSelect={ignore}>
      Скачать
    </MenuItem>
    <MenuItem icon={<Icon icon={Pencil} size={16} />} onSelect={ignore}>
      Переименовать
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon={<Icon icon={Trash} size={16} />} isDanger onSelect={ignore}>
      Удалить
    </MenuItem>
  </>
);

const meta = {
  title: 'Действия/Menu',
  component: Menu,
  tags: ['готово'],
  parameters: {
    guide: 'Действия над одной вещью, которым не нужно место на экране. Главное действие держите на виду.',
  },
  args: {
    button: (
      <IconButton aria-label="Действия с файлом">
        <Icon icon={Ellipsis} size={20} />
      </IconButton>
    ),
    children: fileActions,
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvasElement }) => {
  canvasElement.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
};

export const Closed: Story = { name: 'Закрыт' };
export const Open: Story = { name: 'Открыт', play: open };
export const WithText: Story = {
  name: 'Кнопка с текстом',
  args: { button: <Button variant="secondary">Действия</Button> },
};
export const OneDisabled: Story = {
  name: 'Один недоступен',
  play: open,
  args: {
    children: (
      <>
        <MenuItem onSelect={ignore}>Переименовать</MenuItem>
        <MenuItem onSelect={ignore} isDisabled>
          Удалить
        </MenuItem>
      </>
    ),
  },
};
export const GroupOfLinks: Story = {
  name: 'Группа ссылок',
  play: open,
  args: {
    children: (
      <>
        <MenuItem onSelect={ignore}>Написать сообщение</MenuItem>
        <MenuGroup label="Добавить в календарь">
          <MenuItem onSelect={ignore}>Файл .ics</MenuItem>
          <MenuLink href="https://calendar.google.com/">Google Календарь</MenuLink>
        </MenuGroup>
      </>
    ),
  },
};
export const LongWords: Story = {
  name: 'Длинные слова',
  play: open,
  args: {
    children: (
      <MenuItem onSelect={ignore}>
        Отправить достопримечательностиоценивательное высокопревосходительство сельскохозяйственномашиностроительному
        объединению
      </MenuItem>
    ),
  },
};
