import type { Language } from '@orime/contracts';
import { Link, useT } from '@orime/platform';
import { color, css, font, media, space } from '@orime/ui';
import { LETTERS } from './group-by-initial.ts';
import { KANA_ROWS } from './kana-initial.ts';

export type InitialRailProps = {
  /** Initials that somebody has, in the order of the list, and the page each begins on. */
  readonly initials: ReadonlyMap<string, number>;
  readonly language: Language;
  readonly addressOf: (page: number) => string;
};

/** Initials to jump to, also over pages. Alphabet and syllabary stand whole, so that they stay where they are; of others those that somebody has. */
export function InitialRail({ initials, language, addressOf }: InitialRailProps) {
  const t = useT('directory-globe');
  const whole = language === 'jp' ? KANA_ROWS : LETTERS;
  const shown = [...whole, ...[...initials.keys()].filter((initial) => !whole.includes(initial))];
  return (
    <nav css={styles.rail} aria-label={t('designers.initials')}>
      {shown.map((initial) => {
        const page = initials.get(initial);
        return page === undefined ? (
          <span key={initial} css={[styles.letter, styles.absent]} aria-hidden>
            {initial}
          </span>
        ) : (
          <Link key={initial} css={styles.letter} to={`${addressOf(page)}#initial-${initial}`} preventScrollReset>
            {initial}
          </Link>
        );
      })}
    </nav>
  );
}

const styles = {
  rail: css({
    display: 'flex',
    flexWrap: 'wrap',
    borderBlock: `1px solid ${color.line}`,
    paddingBlock: space[2],
  }),
  letter: css({
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.5rem',
    minHeight: '2.75rem',
    fontFamily: font.display,
    fontSize: font.size.lg,
    color: 'inherit',
    textDecoration: 'none',
    'a&:hover': { textDecoration: 'underline' },
    [media.coarse]: { minWidth: '2.75rem' },
  }),
  absent: css({ color: color.lineStrong }),
};
