import { BRAND } from '@orime/contracts';
import { Link, useT, useText } from '@orime/platform';
import { Container, Text, color, css, font, media, space } from '@orime/ui';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { openConsent } from '../consent/consent.store.ts';
import { FOOTER_COLUMNS } from './footer-links.ts';

export function Footer() {
  const t = useT('shell');
  const text = useText();
  const hasRoute = useHasRoute();
  return (
    <footer css={styles.root} data-behind-menu>
      <Container css={styles.inner}>
        <div css={styles.brand}>
          <p css={styles.name}>{BRAND.name}</p>
          <Text tone="muted">{text(BRAND.tagline)}</Text>
        </div>
        {FOOTER_COLUMNS.map(({ key, links }) => (
          <nav key={key} aria-labelledby={`footer-${key}`}>
            <h2 id={`footer-${key}`} css={styles.title}>
              {t(`footer.${key}`)}
            </h2>
            <ul css={styles.list}>
              {links
                .filter(({ to }) => hasRoute(to))
                .map(({ to, label }) => (
                  <li key={to}>
                    <Link css={styles.link} to={to}>
                      {t(label)}
                    </Link>
                  </li>
                ))}
              {key === 'orime' && (
                <li>
                  <button css={styles.link} type="button" onClick={openConsent}>
                    {t('consent.settings')}
                  </button>
                </li>
              )}
            </ul>
          </nav>
        ))}
        <Text size="sm" tone="muted" css={styles.small}>
          © {COPYRIGHT_YEAR} {BRAND.name}
        </Text>
      </Container>
    </footer>
  );
}

/** Of the first publication; a fixed number, so that server and browser draw the same. */
const COPYRIGHT_YEAR = 2026;

const styles = {
  root: css({ marginBlockStart: 'auto', borderBlockStart: `1px solid ${color.line}`, background: color.sunken }),
  inner: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: `${space[6]} ${space[4]}`,
    paddingBlock: `${space[7]} ${space[6]}`,
    [media.tablet]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    [media.desktop]: { gridTemplateColumns: '2fr repeat(4, 1fr)', paddingBlockStart: space[8] },
  }),
  brand: css({ gridColumn: '1 / -1', maxWidth: '26rem', [media.desktop]: { gridColumn: 'auto' } }),
  name: css({ fontFamily: font.display, fontSize: font.size.h2, lineHeight: 1.1, letterSpacing: '-0.03em', marginBlockEnd: space[2] }),
  title: css({ fontSize: font.size.xs, fontWeight: font.weight.medium, letterSpacing: font.trackingLabel, color: color.muted, marginBlockEnd: space[2] }),
  list: css({ listStyle: 'none' }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontSize: font.size.sm,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    [media.tablet]: { minHeight: '2.25rem' },
  }),
  small: css({ gridColumn: '1 / -1', paddingBlockStart: space[5], borderBlockStart: `1px solid ${color.line}` }),
};
