import { createElement } from 'react';
import type { ReactNode, SVGProps } from 'react';

interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type IconProps = SVGProps<SVGSVGElement> & {
  readonly size?: string | number;
  readonly children?: ReactNode;
};

/**
 * Replaces Lucide's component factory in browser builds: the same drawings without its contexts, aliases and attribute tables, which
 * are 1 kB of the first load. Hidden from assistive technology unless labelled.
 */
// oxlint-disable-next-line import/no-default-export -- stands in for a module that has one
export default function createLeanIcon({ name, node }: IconData) {
  return function Icon({ size = 24, className = '', children, ...svg }: IconProps) {
    const isNamed = svg['aria-label'] !== undefined || svg['aria-labelledby'] !== undefined || svg.role !== undefined || Boolean(children);
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        className: `lucide lucide-${name} ${className}`.trimEnd(),
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed ? undefined : true,
        ...svg,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
