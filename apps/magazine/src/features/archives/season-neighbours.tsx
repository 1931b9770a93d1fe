import { Link, useT } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import { isSameSeason, seasonUrl, type SeasonKey } from './season-address.ts';
import { useSeasonName } from './use-season-name.ts';

export type SeasonNeighboursProps = {
  readonly season: SeasonKey;
  /** Newest first. */
  readonly seasons: readonly SeasonKey[];
};

/** The seasons before and after in time; nothing for a season that the list does not know. */
export function SeasonNeighbours({ season, seasons }: SeasonNeighboursProps) {
  const t = useT('magazine');
  const name = useSeasonName();
  const place = seasons.findIndex((entry) => isSameSeason(entry, season));
  const later = place > 0 ? seasons[place - 1] : undefined;
  const earlier = place === -1 ? undefined : seasons[place + 1];
  if (later === undefined && earlier === undefined) return null;
  return (
    <nav css={styles.root} aria-label={t('archives.neighbours')}>
      {earlier ? (
        <Link css={styles.link} to={seasonUrl(earlier)}>
          <span aria-hidden>←&nbsp;</span>
          {name(earlier)}
        </Link>
      ) : (
        <span />
      )}
      {later && (
        <Link css={styles.link} to={seasonUrl(later)}>
          {name(later)}
          <span aria-hidden>&nbsp;→</span>
        </Link>
      )}
    </nav>
  );
}

export function AllSeasonsLink() {
  const t = useT('magazine');
  return (
    <Link css={styles.back} to="/archives">
      <span aria-hidden>←&nbsp;</span>
      {t('archives.all')}
    </Link>
  );
}

const styles = {
  root: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    marginBlockStart: space[8],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.line}`,
  }),
  link: css({ paddingBlock: space[3], fontFamily: font.display, fontSize: font.size.xl, color: 'inherit' }),
  back: css({ display: 'inline-block', paddingBlock: space[3], color: color.muted }),
};
