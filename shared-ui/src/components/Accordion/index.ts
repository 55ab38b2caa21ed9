export { Accordion, type AccordionProps } from './Accordion';
export { AccordionItem, type AccordionItemProps } from './AccordionItem';
