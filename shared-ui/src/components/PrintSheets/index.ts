export { PrintSheets, type PrintSheetsProps } from './PrintSheets';
export { PrintTable, type PrintTableProps } from './PrintTable';
export { usePrinting } from './usePrinting';
