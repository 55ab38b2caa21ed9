import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { DatePickerDialog, type DatePickerDialogProps } from './DatePickerDialog';

function DatePickerOnPage(props: DatePickerDialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Другая дата</Button>
      <DatePickerDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Выбор/DatePickerDialog',
  component: DatePickerDialog,
  tags: ['готово'],
  parameters: {
    guide: 'Выбор дня в форме или фильтре, когда важен день недели.',
    layout: 'fullscreen',
  },
  args: {
    isOpen: true,
    onClose: () => undefined,
    onConfirm: () => undefined,
    value: null,
    today: '2026-03-15',
    min: '2026-03-15',
  },
  render: (args) => <DatePickerOnPage {...args} />,
} satisfies Meta<typeof DatePickerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { name: 'Ничего не выбрано' };
export const Chosen: Story = { name: 'Выбрано', args: { value: '2026-03-20' } };
