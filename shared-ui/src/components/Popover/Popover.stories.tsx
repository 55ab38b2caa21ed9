import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';

import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Popover } from './Popover';

interface PopoverOnPageProps {
  isModal?: boolean;
  children: ReactNode;
}

function PopoverOnPage({ isModal, children }: PopoverOnPageProps) {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    // As high as what opens: a story's own page is not.
    <div style={{ minHeight: 260 }}>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setControl(currentTarget);
          setIsOpen(!isOpen);
        }}
      >
        Показать в списке
      </Button>
      <Popover control={control} isOpen={isOpen} onClose={() => setIsOpen(false)} isModal={isModal} aria-label="Показать в списке">
        {children}
        {isModal && <Button onClick={() => setIsOpen(false)}>Готово</Button>}
      </Popover>
    </div>
  );
}

const meta = {
  title: 'Компоненты/Popover',
  component: PopoverOnPage,
  args: {
    children: (
      <>
        <Checkbox label="Телефон" defaultChecked />
        <Checkbox label="Сайт компании" />
        <Checkbox label="Сельскохозяйственномашиностроительное направление" />
      </>
    ),
  },
} satisfies Meta<typeof PopoverOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvasElement }) => canvasElement.querySelector('button')?.click();

export const Closed: Story = {};
export const Open: Story = { play: open };
export const Modal: Story = { name: 'Окном, для телефонов', play: open, args: { isModal: true } };
export const Text: Story = { play: open, args: { children: <p>Здесь нечего выбирать: вариантов пока нет.</p> } };
