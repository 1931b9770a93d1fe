import { Link, setConsent, useConsent, useT } from '@orime/platform';
import { Button, Text, color, css, media, space, z } from '@orime/ui';

/** Asks once about cookies; page views wait for the answer (decision T16). */
export function ConsentBanner() {
  const t = useT('shell');
  if (useConsent() !== null) return null;
  return (
    <section css={styles.root} aria-label={t('consent.label')} data-behind-menu>
      <Text size="sm">
        {t('consent.text')}{' '}
        <Link css={styles.link} to="/privacy-policy">
          {t('consent.more')}
        </Link>
      </Text>
      <div css={styles.actions}>
        <Button size="sm" onClick={() => setConsent(true)}>
          {t('consent.accept')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setConsent(false)}>
          {t('consent.refuse')}
        </Button>
      </div>
    </section>
  );
}

const styles = {
  root: css({
    // Sticky at the end of the page, not fixed: it has room of its own there, so whatever ends a page can be scrolled clear of it.
    position: 'sticky',
    insetBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
    margin: space[3],
    zIndex: z.sticky + 1,
    display: 'grid',
    gap: space[3],
    padding: space[4],
    background: color.raised,
    border: `1px solid ${color.line}`,
    boxShadow: '0 0.5rem 2rem rgb(0 0 0 / 0.18)',
    [media.tablet]: { insetBlockEnd: space[5], margin: space[5], width: '27rem' },
  }),
  link: css({ whiteSpace: 'nowrap' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
};
