import type { Language } from '@orime/contracts';
import { useT } from '@orime/platform';
import { color, css, font, media, space } from '@orime/ui';
import { LETTERS, type InitialGroup } from './group-by-initial.ts';

export type InitialRailProps = { readonly groups: readonly InitialGroup[]; readonly language: Language };

/** Initials to jump to. The alphabet stands whole, so that it stays where it is; kana are those that somebody has. */
export function InitialRail({ groups, language }: InitialRailProps) {
  const t = useT('directory-globe');
  const known = new Set(groups.map(({ initial }) => initial));
  const initials = language === 'jp' ? [...known] : [...LETTERS, ...(known.has('#') ? ['#'] : [])];
  return (
    <nav css={styles.rail} aria-label={t('designers.initials')}>
      {initials.map((initial) =>
        known.has(initial) ? (
          <a key={initial} css={styles.letter} href={`#initial-${initial}`}>
            {initial}
          </a>
        ) : (
          <span key={initial} css={[styles.letter, styles.absent]} aria-hidden>
            {initial}
          </span>
        ),
      )}
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
    'a&:hover': { color: color.accent },
    [media.coarse]: { minWidth: '2.75rem' },
  }),
  absent: css({ color: color.lineStrong }),
};
