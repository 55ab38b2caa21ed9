import { createElement, type SVGProps } from 'react';

/** What a file of lucide says of its icon. */
interface IconData {
  size?: number;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Draws an icon of lucide. It stands in the place of lucide's own function of that name in all builds (tooling/src/webpack/baseConfig.ts),
 * whose contexts, classes and kinds of strokes nobody uses: they are 1.2 KB of the login form and of each remote's pages, and two components
 * and as many objects as an icon has attributes for each icon of a list.
 */
// eslint-disable-next-line no-restricted-syntax -- as the file of lucide has, in whose place it stands
export default function createLucideIcon({ node, size: box = 24 }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, children, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      lines,
      children,
    );
  };
}
