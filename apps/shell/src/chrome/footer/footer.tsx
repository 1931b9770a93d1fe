import { BRAND } from '@orime/contracts';
import { useSession, useT, useText } from '@orime/platform';
import { byPhrase, Container, color, css, font, media, Phrases, space } from '@orime/ui';
import { openConsent } from '../consent/consent.store.ts';
import { lazyPart } from '../lazy-part.tsx';
import { FOOTER_COLUMNS, LEGAL_LINKS } from './footer-links.ts';
import { FooterList, footerLink } from './footer-list.tsx';

const { Part: ProblemLink } = lazyPart(() => import('../problem-link.tsx').then((module) => module.ProblemLink));

/** Destinations, the small print, and the brand as the last word of every page. */
export function Footer() {
  const t = useT('shell');
  const text = useText();
  const isMember = useSession().status === 'signed-in';
  return (
    <footer css={styles.root} data-behind-menu>
      <Container css={styles.inner}>
        <p css={[styles.tagline, byPhrase]}>
          <Phrases>{text(BRAND.tagline)}</Phrases>
        </p>
        {FOOTER_COLUMNS.map(({ key, links }) => (
          <nav key={key} aria-labelledby={`footer-${key}`}>
            <h2 id={`footer-${key}`} css={styles.title}>
              {t(`footer.${key}`)}
            </h2>
            <FooterList links={links} />
          </nav>
        ))}
        <div css={styles.small}>
          <nav css={styles.legal} aria-label={t('footer.legal')}>
            <FooterList css={styles.line} links={LEGAL_LINKS} />
            {isMember && <ProblemLink css={footerLink} />}
            <button css={footerLink} type="button" onClick={openConsent}>
              {t('consent.settings')}
            </button>
          </nav>
          <p>
            © {COPYRIGHT_YEAR} {BRAND.name}
          </p>
        </div>
      </Container>
      <p css={styles.brand} aria-hidden>
        {BRAND.name}
      </p>
    </footer>
  );
}

/** Of the first publication; a fixed number, so that server and browser draw the same. */
const COPYRIGHT_YEAR = 2026;

const styles = {
  root: css({
    marginBlockStart: 'auto',
    borderBlockStart: `1px solid ${color.line}`,
    background: color.sunken,
    overflow: 'hidden',
    containerType: 'inline-size',
  }),
  inner: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: `${space[6]} ${space[4]}`,
    paddingBlock: `${space[7]} ${space[5]}`,
    [media.tablet]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    [media.desktop]: { gridTemplateColumns: '2fr repeat(4, 1fr)', paddingBlockStart: space[8] },
  }),
  tagline: css({
    gridColumn: '1 / -1',
    maxWidth: '22rem',
    fontFamily: font.display,
    fontSize: font.size.h4,
    lineHeight: 1.3,
    textWrap: 'balance',
    '&:lang(ja)': { maxWidth: '26rem', lineHeight: 1.6, textWrap: 'wrap' },
    [media.desktop]: { gridColumn: 'auto' },
  }),
  title: css({
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    letterSpacing: font.trackingLabel,
    color: color.muted,
    marginBlockEnd: space[2],
  }),
  small: css({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[5]}`,
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    fontSize: font.size.sm,
    color: color.muted,
  }),
  legal: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] }),
  line: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] }),
  // As wide as the page, without its scroll bar, and cut at its end: the last page of a printed book. Five letters are 2.67 em wide.
  brand: css({
    // Drawn over the small print's lower edge on some widths: it must not take its clicks.
    pointerEvents: 'none',
    marginBlockEnd: '-0.1em',
    fontFamily: font.brand,
    fontSize: 'min(36cqi, 30rem)',
    fontWeight: 420,
    letterSpacing: '-0.045em',
    lineHeight: 0.9,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  }),
};
