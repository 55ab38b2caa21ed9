export { Button, type ButtonProps } from './Button';
export type { ButtonSize, ButtonVariant } from './buttonStyle';
export type { Reason } from './reason';
