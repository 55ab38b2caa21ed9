import type { ComponentType } from 'react';
import type { InstallLineProps } from './InstallLine';

let line: ComponentType<InstallLineProps> | undefined;

/** The component of the offer; undefined until its code has loaded. */
export const readLine = () => line;

export function provideLine(component: ComponentType<InstallLineProps>): void {
  line = component;
}
