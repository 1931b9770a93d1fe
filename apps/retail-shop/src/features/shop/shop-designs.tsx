import type { Profile } from '@orime/contracts/api/people/profile';
import { Link } from '@orime/platform';
import { buttonStyles, EmptyState, Grid, Heading, Stack } from '@orime/ui';
import { activeFilters, CARD_SIZES, CatalogBody, SHOP_READ, useCatalog } from '../catalog/index.ts';
import { ProductTile } from '../garment/index.ts';
import { useShopT } from './shop-texts.ts';

/** What is sold now, with the catalogue's own filters, and below it what was. */
export function ShopDesigns({ profile }: { readonly profile: Profile }) {
  const catalog = useCatalog(SHOP_READ);
  const past = activeFilters(catalog.search).length === 0 ? profile.designs.filter(({ archived }) => archived) : [];
  return (
    <Stack gap={8}>
      <div>
        <CatalogBody
          catalog={catalog}
          hidden={['designer']}
          isClosed={profile.holidayUntil !== null}
          empty={<NothingYet canEdit={profile.viewer.canEdit} />}
        />
      </div>
      {past.length > 0 && <PastDesigns designs={past} />}
    </Stack>
  );
}

function PastDesigns({ designs }: Pick<Profile, 'designs'>) {
  const t = useShopT();
  return (
    <section aria-labelledby="shop-past">
      <Stack gap={5}>
        <Heading level={2} size={3} id="shop-past">
          {t('shop.past')}
        </Heading>
        <Grid as="ul" columns={[2, 3, 4]} gap={3} rowGap={7}>
          {designs.map((design) => (
            <li key={design.id}>
              <ProductTile design={design} sizes={CARD_SIZES} />
            </li>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}

function NothingYet({ canEdit }: { readonly canEdit: boolean }) {
  const t = useShopT();
  return (
    <EmptyState
      title={t('shop.empty.title')}
      text={canEdit ? t('shop.empty.owner') : t('shop.empty.text')}
      actions={
        <Link css={buttonStyles()} to={canEdit ? '/add-design' : '/catalog'}>
          {canEdit ? t('shop.empty.add') : t('catalog.empty.all')}
        </Link>
      }
    />
  );
}
