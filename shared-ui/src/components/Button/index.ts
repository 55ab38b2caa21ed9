export { Button, type ButtonProps } from './Button';
export { reasonText, type Reason } from './reason';
export { useReasonPopover } from './useReasonPopover';
