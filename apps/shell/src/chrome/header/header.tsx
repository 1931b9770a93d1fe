import type { RouteChrome } from '@orime/contracts';
import { FullHeader } from './full-header.tsx';
import { CompactHeader } from './compact-header.tsx';

export interface HeaderProps {
  readonly kind: RouteChrome['header'];
  /** Whether the promo banner stands above it. */
  readonly isOffset: boolean;
}

export function Header({ kind, isOffset }: HeaderProps) {
  if (kind === 'none') return null;
  return kind === 'full' ? <FullHeader isOffset={isOffset} /> : <CompactHeader />;
}
