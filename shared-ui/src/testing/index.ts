export { expectNoAxeViolations } from './expectNoAxeViolations';
export { giveElementsSize } from './giveElementsSize';
