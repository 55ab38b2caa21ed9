export { CheckTreeSearch, type CheckTreeSearchProps } from './CheckTreeSearch';
export type { CheckTreeId, CheckTreeItem } from './checkTreeRows';
