export { Tag, type TagProps } from './Tag';
export { TagList, type TagListProps } from './TagList';
