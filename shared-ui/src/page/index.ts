export { afterFrame } from './afterFrame';
export { arrivalMark } from './arrivalMark';
export { documentTitle, PRODUCT } from './documentTitle';
export { ArrivalContext, InstallContext, Page, PageNoteContext, type PageProps } from './Page';
export { useAddressCorrection } from './useAddressCorrection';
export { useDocumentTitle } from './useDocumentTitle';
export { usePageInRange } from './usePageInRange';
