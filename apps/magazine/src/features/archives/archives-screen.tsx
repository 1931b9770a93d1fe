import { useQuery, useReadContext, useSearchParams } from '@orime/platform';
import { FailedState, Page } from '@orime/ui';
import { ArchivesSkeleton } from './archives-skeleton.tsx';
import { archiveQuery } from './archives.api.ts';
import { readSeasonAddress } from './season-address.ts';
import { SeasonIndex } from './season-index.tsx';
import { SeasonPage } from './season-page.tsx';

/** All past seasons, or the one in the address. */
export default function ArchivesScreen() {
  const [search] = useSearchParams();
  const archive = useQuery(archiveQuery(useReadContext()));
  const season = readSeasonAddress(search);

  if (archive.isPending) return <ArchivesSkeleton />;
  if (archive.isError)
    return (
      <Page>
        <FailedState level={1} onRetry={() => void archive.refetch()} busy={archive.isFetching} />
      </Page>
    );
  return season === null ? <SeasonIndex archive={archive.data} /> : <SeasonPage season={season} seasons={archive.data.seasons} />;
}
