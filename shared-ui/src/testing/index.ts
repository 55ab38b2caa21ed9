export { closeToasts } from './closeToasts';
export { expectNoAxeViolations } from './expectNoAxeViolations';
export { giveElementsSize } from './giveElementsSize';
