export { PrintSheets, type PrintSheetsProps } from './PrintSheets';
