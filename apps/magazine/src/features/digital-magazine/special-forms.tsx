import { Link, useT } from '@orime/platform';
import { color, css, font, media, motion, space, Text } from '@orime/ui';

const FORMS = [
  { to: '/critical-theory', label: 'criticalTheory.kicker', title: 'criticalTheory.title', text: 'criticalTheory.dek' },
  { to: '/what-a-trip', label: 'trip.kicker', title: 'trip.title', text: 'trip.dek' },
] as const;

const OTHERS = [
  { to: '/lookbook', title: 'lookbook.title' },
  { to: '/archives', title: 'archives.title' },
  { to: '/resources/marketing-handbook', title: 'handbook.title' },
  { to: '/media', title: 'media.title' },
] as const;

/** What of the magazine is no single story: the issue and the journey in large type, and the other rooms. */
export function SpecialForms() {
  const t = useT('magazine');
  return (
    <nav css={styles.root} aria-label={t('digital-magazine.specials')}>
      <ul css={styles.forms}>
        {FORMS.map(({ to, label, title, text }) => (
          <li key={to}>
            <Link css={styles.form} to={to}>
              <Text as="span" label tone="muted">
                {t(label)}
              </Text>
              <span css={styles.title}>{t(title)}</span>
              <Text as="span" tone="muted" css={styles.text}>
                {t(text)}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
      <ul css={styles.others}>
        {OTHERS.map(({ to, title }) => (
          <li key={to}>
            <Link css={styles.other} to={to}>
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  forms: css({ ...list, display: 'grid', gap: space[5], [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
  form: css({
    display: 'grid',
    gap: space[3],
    alignContent: 'start',
    height: '100%',
    padding: `${space[6]} ${space[5]}`,
    background: color.surface,
    color: 'inherit',
    textDecoration: 'none',
    transition: `background ${motion.fast}`,
    '&:hover': { background: color.raised },
  }),
  title: css({ fontFamily: font.display, fontSize: font.size.h1, lineHeight: font.leadingDisplay, letterSpacing: font.trackingDisplay }),
  text: css({ maxWidth: '32rem' }),
  others: css({ ...list, display: 'flex', flexWrap: 'wrap', columnGap: space[6] }),
  other: css({ display: 'inline-block', paddingBlock: space[3], fontFamily: font.display, fontSize: font.size.xl, color: 'inherit' }),
};
