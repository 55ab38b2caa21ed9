export { CheckTreeSearch } from './CheckTreeSearch';
export type { CheckTreeId, CheckTreeItem } from './checkTreeRows';
