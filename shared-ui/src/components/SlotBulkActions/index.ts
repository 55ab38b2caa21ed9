export { SlotBulkActions, type SlotAction, type SlotBulkActionsProps } from './SlotBulkActions';
