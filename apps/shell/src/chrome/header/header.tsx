import type { RouteChrome } from '@orime/contracts';
import type { RouteRow } from '../../routing/route-table.ts';
import { lazyPart } from '../lazy-part.tsx';
import { FullHeader } from './full-header.tsx';

// With the section navigation it is what the front page never shows.
const { Part: CompactHeader } = lazyPart(() => import('./compact-header.tsx').then((module) => module.CompactHeader));

export type HeaderProps = {
  readonly kind: RouteChrome['header'];
  /** Its section has a navigation below the compact one. */
  readonly row: RouteRow | undefined;
};

export function Header({ kind, row }: HeaderProps) {
  if (kind === 'none') return null;
  return kind === 'full' ? <FullHeader /> : <CompactHeader row={row} />;
}
