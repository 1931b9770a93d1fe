import { useFormat, useT } from '@orime/platform';
import { css, Disclosure, Heading, space } from '@orime/ui';
import { EntryList } from './entry-list.tsx';
import type { Season } from './seasons.ts';
import { useSeasonName } from './use-season-name.ts';

export type SeasonListProps = { readonly seasons: readonly Season[]; readonly current: string | undefined };

/** The whole timeline in words, newest season first, by month; complete without map and without scripts. */
export function SeasonList({ seasons, current }: SeasonListProps) {
  const t = useT('directory-globe');
  const format = useFormat();
  const seasonName = useSeasonName();
  return (
    <section aria-labelledby="all-seasons">
      <Heading level={2} size={3} id="all-seasons" css={styles.heading}>
        {t('spacetime.list')}
      </Heading>
      {seasons.toReversed().map((season) => (
        <Disclosure
          key={season.key}
          title={t('filters.choice', { name: seasonName(season), count: season.entries.length })}
          open={season.key === current || undefined}
        >
          {[...Map.groupBy(season.entries, ({ at }) => at.slice(0, 7))].map(([month, entries]) => (
            <section key={month} css={styles.month}>
              <Heading level={3} size={4}>
                {format.date(`${month}-01T00:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' })}
              </Heading>
              <EntryList entries={entries} />
            </section>
          ))}
        </Disclosure>
      ))}
    </section>
  );
}

const styles = {
  heading: css({ marginBlockEnd: space[4] }),
  month: css({ display: 'grid', gap: space[2], marginBlockEnd: space[5] }),
};
