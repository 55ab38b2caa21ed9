export { DatePickerDialog, type DatePickerDialogProps } from './DatePickerDialog';
