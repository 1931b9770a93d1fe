import type { ElementType } from 'react';

/**
 * Component that draws a link from `to`, such as the platform's `Link`. The design system has no router of its own:
 * without one, links are plain anchors.
 */
export type LinkLike = ElementType;

/** Address attribute for the given link component. */
export const linkTarget = (link: LinkLike, to: string): { readonly href: string } | { readonly to: string } =>
  link === 'a' ? { href: to } : { to };
