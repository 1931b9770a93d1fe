import type { RouteChrome } from '@orime/contracts';
import type { SectionLink } from '../../routing/section-entries.ts';
import { lazyPart } from '../lazy-part.tsx';
import { FullHeader } from './full-header.tsx';

// With the section navigation it is what the front page never shows.
const { Part: CompactHeader } = lazyPart(() => import('./compact-header.tsx').then((module) => module.CompactHeader));

export type HeaderProps = {
  readonly kind: RouteChrome['header'];
  /** The section navigation below the compact one. */
  readonly links: readonly SectionLink[];
};

export function Header({ kind, links }: HeaderProps) {
  if (kind === 'none') return null;
  return kind === 'full' ? <FullHeader /> : <CompactHeader links={links} />;
}
