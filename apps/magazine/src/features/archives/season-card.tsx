import type { ArchiveSeason } from '@orime/contracts/api/discovery/archive';
import { Link, useT, useText } from '@orime/platform';
import { css, font, Image, space, Text } from '@orime/ui';
import { seasonUrl } from './season-address.ts';
import { useSeasonName } from './use-season-name.ts';

export type SeasonCardProps = {
  readonly season: ArchiveSeason;
  /** Loads the pictures with high priority. */
  readonly isFirst: boolean;
};

const MOST_PICTURES = 4;

/** A season as a strip of its pictures; the lookbooks' covers where no garment is left. */
export function SeasonCard({ season, isFirst }: SeasonCardProps) {
  const t = useT('magazine');
  const text = useText();
  const name = useSeasonName();
  const covers = season.lookbooks.flatMap(({ cover }) => (cover === null ? [] : [cover]));
  // A designer may use a garment's picture as the cover too.
  const pictures = [...new Map([...season.images, ...covers].map((picture) => [picture.id, picture])).values()].slice(0, MOST_PICTURES);
  return (
    <article css={styles.root}>
      <div css={styles.strip}>
        {pictures.map((picture) => (
          <Image
            key={picture.id}
            image={picture}
            alt={text(picture.alt)}
            sizes="(min-width: 1224px) 12vw, 25vw"
            ratio="3 / 4"
            priority={isFirst}
          />
        ))}
      </div>
      <h3 css={styles.name}>
        <Link css={styles.link} to={seasonUrl(season)}>
          {name(season)}
        </Link>
      </h3>
      <Text size="sm" tone="muted" css={styles.counts}>
        {season.designs > 0 && <span>{t('archives.designs', { count: season.designs })}</span>}
        {season.lookbooks.length > 0 && <span>{t('archives.lookbooks', { count: season.lookbooks.length })}</span>}
      </Text>
    </article>
  );
}

const styles = {
  root: css({ position: 'relative', display: 'grid', gap: space[2] }),
  strip: css({ display: 'grid', gridTemplateColumns: `repeat(${MOST_PICTURES}, minmax(0, 1fr))`, gap: space[1] }),
  name: css({ fontFamily: font.display, fontSize: font.size.h3, fontWeight: 380, lineHeight: 1.25 }),
  // The whole card is the link's target.
  link: css({ color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } }),
  counts: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] }),
};
