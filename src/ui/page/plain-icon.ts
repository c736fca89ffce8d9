import { createElement, type SVGProps } from 'react';

/** What lucide's files know of an icon: its shapes, each with its attributes. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/**
 * Stands in for lucide's own function in the build (`scripts/build/unused-parts.ts`), which makes two components of each
 * icon and reads a context and every attribute at each render. The shapes are made once, so React skips them later.
 */
export default function plainIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...attributes }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      shapes,
    );
}
