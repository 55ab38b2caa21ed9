export { closeToasts } from './closeToasts';
export { expectNoAxeViolations } from './expectNoAxeViolations';
export { FilledSlots } from './FilledSlots';
export { giveElementsSize } from './giveElementsSize';
export { seeEverything } from './seeEverything';
export { useDownloads, type Download } from './useDownloads';
