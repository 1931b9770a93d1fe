import type { RouteChrome } from '@orime/contracts';
import { lazyPart } from '../lazy-part.tsx';
import { FullHeader } from './full-header.tsx';

// With its switches it is what the front page never shows.
const { Part: CompactHeader } = lazyPart(() => import('./compact-header.tsx').then((module) => module.CompactHeader));

export type HeaderProps = {
  readonly kind: RouteChrome['header'];
  /** Whether the promo banner stands above it. */
  readonly isOffset: boolean;
};

export function Header({ kind, isOffset }: HeaderProps) {
  if (kind === 'none') return null;
  return kind === 'full' ? <FullHeader isOffset={isOffset} /> : <CompactHeader />;
}
