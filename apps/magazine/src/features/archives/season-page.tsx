import type { ArchiveSeason } from '@orime/contracts/api/discovery/archive';
import { isApiError, useDocumentTitle, useQuery, useReadContext, useT } from '@orime/platform';
import { css, EmptyState, FailedState, Heading, Notice, Page, space } from '@orime/ui';
import { seasonQuery } from './archives.api.ts';
import { isSameSeason, type SeasonKey } from './season-address.ts';
import { SeasonContents } from './season-contents.tsx';
import { AllSeasonsLink, SeasonNeighbours } from './season-neighbours.tsx';
import { useSeasonName } from './use-season-name.ts';

export type SeasonPageProps = {
  readonly season: SeasonKey;
  readonly seasons: readonly ArchiveSeason[];
};

/** One past season: garments that are no longer sold, lookbooks, and what the magazine wrote that year. */
export function SeasonPage({ season, seasons }: SeasonPageProps) {
  const t = useT('magazine');
  const name = useSeasonName();
  const content = useQuery(seasonQuery(useReadContext()));
  const known = seasons.find((entry) => isSameSeason(entry, season));
  useDocumentTitle(name(season));

  // A year that the API does not take has no season either.
  if (content.isError && isApiError(content.error) && [400, 404].includes(content.error.status))
    return (
      <Page>
        <EmptyState level={1} title={t('archives.missing.title')} text={t('archives.missing.text')} actions={<AllSeasonsLink />} />
      </Page>
    );
  return (
    <Page>
      <header css={styles.head}>
        <AllSeasonsLink />
        <Heading level={1}>{name(season)}</Heading>
        <Notice>{t('archives.not-for-sale')}</Notice>
      </header>
      {content.isError ? (
        <FailedState onRetry={() => void content.refetch()} busy={content.isFetching} />
      ) : (
        <SeasonContents season={known} content={content.data} />
      )}
      <SeasonNeighbours season={season} seasons={seasons} />
    </Page>
  );
}

const styles = { head: css({ display: 'grid', justifyItems: 'start', gap: space[4], marginBlockEnd: space[7] }) };
