export { TagList, type TagListProps } from './TagList';
export type { TagListItem } from './tagRows';
