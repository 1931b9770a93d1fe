import { DesignerCard } from '@orime/cards';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { useRouteRead, useT } from '@orime/platform';
import { Grid, Skeleton, SkeletonRegion } from '@orime/ui';
import { FEATURED } from './home-reads.ts';
import { HomeSection } from './home-section.tsx';

const COLUMNS = [2, 2, 4] as const;

/** Who makes it. */
export function FeaturedDesigners() {
  const t = useT('shell');
  const { data, isError, refetch } = useRouteRead<readonly ProfileCard[]>(FEATURED);
  if (data?.length === 0) return null;
  return (
    <HomeSection
      title={t('home.designers.title')}
      to="/designers"
      linkLabel={t('home.designers.link')}
      onRetry={isError && data === undefined ? () => void refetch() : undefined}
    >
      {data === undefined ? (
        <SkeletonRegion>
          <Grid columns={COLUMNS} gap={4}>
            {['a', 'b', 'c', 'd'].map((cell) => (
              <Skeleton key={cell} ratio="4 / 5" />
            ))}
          </Grid>
        </SkeletonRegion>
      ) : (
        <Grid columns={COLUMNS} gap={4} rowGap={6}>
          {data.map((profile) => (
            <DesignerCard key={profile.id} profile={profile} sizes="(min-width: 1224px) 25vw, 50vw" />
          ))}
        </Grid>
      )}
    </HomeSection>
  );
}
