import { ProductCard, ProductGridSkeleton } from '@orime/cards';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { useRouteRead, useT } from '@orime/platform';
import { NEW_IN } from './home-reads.ts';
import { HomeSection } from './home-section.tsx';
import { Rail } from './rail.tsx';

/** The newest garments, to be pushed along. Nothing when there are none. */
export function NewIn() {
  const t = useT('shell');
  const { data, isError, refetch } = useRouteRead<readonly DesignCard[]>(NEW_IN);
  if (data?.length === 0) return null;
  return (
    <HomeSection
      title={t('home.new.title')}
      to="/catalog?sort=new"
      linkLabel={t('home.new.link')}
      onRetry={isError && data === undefined ? () => void refetch() : undefined}
    >
      {data === undefined ? (
        <ProductGridSkeleton count={4} columns={[2, 3, 4]} />
      ) : (
        <Rail label={t('home.new.title')}>
          {/* What can be bought comes first; among those the newest. */}
          {data
            .toSorted((one, other) => Number(one.soldOut) - Number(other.soldOut))
            .map((design) => (
              <ProductCard key={design.id} design={design} sizes="(min-width: 1224px) 22vw, (min-width: 768px) 32vw, 62vw" />
            ))}
        </Rail>
      )}
    </HomeSection>
  );
}
