export { ArrivalContext, PageBody, type PageBodyProps } from './PageBody';
export { PageHeader, type PageHeaderProps } from './PageHeader';
