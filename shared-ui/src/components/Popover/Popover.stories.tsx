import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Popover, type PopoverProps } from './Popover';

function PopoverOnPage({
  isModal,
  children,
  'aria-label': label,
}: Omit<PopoverProps, 'control' | 'isOpen' | 'onClose'>) {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setControl(currentTarget);
          setIsOpen(!isOpen);
        }}
      >
        {label}
      </Button>
      <Popover control={control} isOpen={isOpen} onClose={() => setIsOpen(false)} isModal={isModal} aria-label={label}>
        {children}
        {isModal && <Button onClick={() => setIsOpen(false)}>Готово</Button>}
      </Popover>
    </>
  );
}

const meta = {
  title: 'Окна/Popover',
  component: Popover,
  tags: ['готово'],
  parameters: {
    guide:
      'Короткое содержимое у кнопки, открытое поверх страницы: список отметок фильтра. Действия — Menu, решение или форма — Dialog.',
  },
  args: {
    control: null,
    isOpen: false,
    onClose: () => undefined,
    'aria-label': 'Показать в списке',
    children: (
      <>
        <Checkbox label="Телефон" defaultChecked />
        <Checkbox label="Сайт компании" />
        <Checkbox label="Сельскохозяйственномашиностроительное направление" />
      </>
    ),
  },
  render: (args) => <PopoverOnPage {...args} />,
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvasElement }) => canvasElement.querySelector('button')?.click();

export const Closed: Story = { name: 'Закрыт' };
export const Open: Story = { name: 'Открыт', play: open };
export const Modal: Story = { name: 'Окном, для телефонов', play: open, args: { isModal: true } };
export const Text: Story = {
  name: 'Текст',
  play: open,
  args: { children: <p>Здесь нечего выбирать: вариантов пока нет.</p> },
};
