import { ProductCard, ProductGridSkeleton } from '@orime/cards';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { useRouteRead, useT } from '@orime/platform';
import { NEW_IN } from './home-reads.ts';
import { HomeSection } from './home-section.tsx';
import { newToBuy } from './new-to-buy.ts';
import { Rail } from './rail.tsx';

/** The newest garments that can be had, to be pushed along. Nothing when there are none. */
export function NewIn() {
  const t = useT('shell');
  const { data, isError, refetch } = useRouteRead<readonly DesignCard[]>(NEW_IN);
  const designs = data && newToBuy(data);
  if (designs?.length === 0) return null;
  return (
    <HomeSection
      title={t('home.new.title')}
      to="/catalog?sort=new"
      linkLabel={t('home.new.link')}
      onRetry={isError && designs === undefined ? () => void refetch() : undefined}
    >
      {designs === undefined ? (
        <ProductGridSkeleton count={4} columns={[2, 3, 4]} />
      ) : (
        <Rail label={t('home.new.title')}>
          {designs.map((design) => (
            <ProductCard key={design.id} design={design} sizes="(min-width: 1224px) 22vw, (min-width: 768px) 32vw, 62vw" />
          ))}
        </Rail>
      )}
    </HomeSection>
  );
}
