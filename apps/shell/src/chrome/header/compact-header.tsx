import { css } from '@orime/ui';
import type { SectionLink } from '../../routing/section-entries.ts';
import { SectionNavigation } from '../section/section-navigation.tsx';
import { headerStyles } from './header-styles.ts';
import { HeaderTools } from './header-tools.tsx';
import { Wordmark } from './wordmark.tsx';

/** What stays on paths without the navbar, so that cart, search and sign-out never depend on a remote (decisions T14, T42). */
export function CompactHeader({ links }: { readonly links: readonly SectionLink[] }) {
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
