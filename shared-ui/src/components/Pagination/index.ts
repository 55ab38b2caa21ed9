export { PAGE_SIZES, PageSizeSelect, type PageSizeSelectProps } from './PageSizeSelect';
export { Pagination, type PaginationProps } from './Pagination';
