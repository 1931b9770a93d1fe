import { Link, Trans, useT } from '@orime/platform';
import { Button, Text, color, css, media, space, z } from '@orime/ui';
import { openConsent } from './consent.store.ts';
import { decide } from './decide.ts';

/** Asks about cookies; page views wait for the answer (decision T16). Both answers look alike: neither is pushed. */
export function ConsentBanner({ onChoose }: { readonly onChoose: () => void }) {
  const t = useT('shell');
  return (
    <section css={styles.root} aria-label={t('consent.label')} data-behind-menu>
      <Text size="sm" css={styles.text}>
        {t('consent.text')}{' '}
        <Trans ns="shell" i18nKey="consent.more" components={{ privacy: <Link css={styles.link} to="/privacy-policy" /> }} />
      </Text>
      <div css={styles.actions}>
        <Button css={styles.button} size="sm" variant="secondary" onClick={() => decide(true)}>
          {t('consent.accept')}
        </Button>
        <Button css={styles.button} size="sm" variant="secondary" onClick={() => decide(false)}>
          {t('consent.refuse')}
        </Button>
        <Button css={styles.button} size="sm" variant="ghost" onPointerEnter={onChoose} onFocus={onChoose} onClick={openConsent}>
          {t('consent.choose')}
        </Button>
      </div>
    </section>
  );
}

/** The scroll button and the gap beside it: the question leaves it free. */
const SCROLL_BUTTON = '3.5rem';
/** On a phone the row of the scroll button stays free, and with it what a first visit is to press there. */
const SCROLL_ROW = 'calc(4.5rem + env(safe-area-inset-bottom))';

const styles = {
  root: css({
    // Sticky at the end of the page, not fixed: it has room of its own there, so whatever ends a page can be scrolled clear of it.
    position: 'sticky',
    insetBlockEnd: SCROLL_ROW,
    margin: `${space[3]} ${space[3]} ${SCROLL_ROW}`,
    zIndex: z.sticky + 1,
    display: 'grid',
    gap: space[2],
    padding: space[3],
    paddingBlockEnd: space[2],
    background: color.raised,
    border: `1px solid ${color.line}`,
    boxShadow: '0 0.5rem 2rem rgb(0 0 0 / 0.18)',
    [media.tablet]: {
      insetBlockEnd: space[5],
      width: '25rem',
      // At the end side: what a first visit is to press stands at the start.
      margin: `${space[5]} calc(${space[5]} + ${SCROLL_BUTTON}) ${space[5]} auto`,
      padding: space[4],
      paddingBlockEnd: space[3],
    },
  }),
  text: css({ lineHeight: 1.5 }),
  link: css({ whiteSpace: 'nowrap' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
  button: css({ minHeight: '2.75rem' }),
};
