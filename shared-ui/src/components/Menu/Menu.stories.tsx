import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from './Menu';
import { MenuGroup } from './MenuGroup';
import { MenuItem } from './MenuItem';
import { MenuLink } from './MenuLink';
import { MenuSeparator } from './MenuSeparator';

const ignore = () => undefined;

const fileActions = (
  <>
    <MenuItem icon={<Download size={16} aria-hidden />} onSelect={ignore}>
      Скачать
    </MenuItem>
    <MenuItem icon={<Pencil size={16} aria-hidden />} onSelect={ignore}>
      Переименовать
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon={<Trash size={16} aria-hidden />} isDanger onSelect={ignore}>
      Удалить
    </MenuItem>
  </>
);

const meta = {
  title: 'Действия/Menu',
  component: Menu,
  args: {
    button: (
      <IconButton aria-label="Действия с файлом">
        <Ellipsis size={20} aria-hidden />
      </IconButton>
    ),
    align: 'start',
    children: fileActions,
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvasElement }) => {
  canvasElement.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
};

export const Closed: Story = {};
export const Open: Story = { play: open };
export const WithText: Story = { args: { button: <Button variant="secondary">Действия</Button> } };
export const OneDisabled: Story = {
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
