import { createElement, type SVGProps } from 'react';

/** A file of @lucide/icons. */
export interface IconData {
  size?: number;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** `import Star from '@lucide/icons/icons/star'` */
  icon: IconData;
  /** Edge in px. */
  size?: number | string;
}

/** Hidden from screen readers: the button or the text around it names it. */
export function Icon({ icon: { node, size: box = 24 }, size = 24, children, ...rest }: IconProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
      {/* eslint-disable-next-line house/no-bare-text -- shapes of SVG */}
      {children}
    </svg>
  );
}
