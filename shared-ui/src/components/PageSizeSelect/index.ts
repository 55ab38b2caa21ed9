export { PAGE_SIZES, PageSizeSelect, type PageSizeSelectProps } from './PageSizeSelect';
