import type { ElementType } from 'react';

/**
 * Component that renders a link from `to`, such as the platform's `Link`. The design system has no router; the default is a plain
 * anchor.
 */
export type LinkLike = ElementType;

/** The address attribute for the given link component. */
export const linkTarget = (link: LinkLike, to: string): { readonly href: string } | { readonly to: string } =>
  link === 'a' ? { href: to } : { to };
