import { css } from '@orime/ui';
import type { RouteRow } from '../../routing/route-table.ts';
import { useSectionLinks } from '../../routing/use-section-links.ts';
import { SectionNavigation } from '../section/section-navigation.tsx';
import { headerStyles } from './header-styles.ts';
import { HeaderTools } from './header-tools.tsx';
import { Wordmark } from './wordmark.tsx';

/** What stays on paths without the navbar, so that cart, search and sign-out never depend on a remote (decisions T14, T42). */
export function CompactHeader({ row }: { readonly row: RouteRow | undefined }) {
  const links = useSectionLinks(row);
  return (
    <>
      <header css={[headerStyles.bar, styles.bar]}>
        <Wordmark />
        <HeaderTools />
      </header>
      {links.length > 0 && <SectionNavigation links={links} />}
    </>
  );
}

const styles = { bar: css({ gridTemplateColumns: 'auto 1fr' }) };
