export { ActivityPickerDialog, type ActivityNode, type ActivityPickerDialogProps } from './ActivityPickerDialog';
