export { ArrivalContext, createArrival, PageBody, type Arrival, type PageBodyProps } from './PageBody';
export { PageHeader, type PageHeaderProps } from './PageHeader';
