export { closeToasts } from './closeToasts';
export { expectNoAxeViolations } from './expectNoAxeViolations';
export { giveElementsSize } from './giveElementsSize';
export { useDownloads, type Download } from './useDownloads';
