export type { OutboxResult } from './attempts';
export { createOutbox, onePerPage } from './createOutbox';
export type { OutboxList } from './outboxList';
export type { OutboxItem } from './outboxStorage';
