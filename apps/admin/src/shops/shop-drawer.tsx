import type { LocalText } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { Link, useFormat, useQuery, useText } from '@orime/platform';
import { Badge, Cluster, css, font, Image, space, Text } from '@orime/ui';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { History } from '../history/history.tsx';
import { Notes } from '../notes/notes.tsx';
import { Facts } from '../parts/facts.tsx';
import type { Fact } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import type { Shop } from './shop-columns.tsx';
import { ShopLinks } from './shop-links.tsx';
import { SHOP_TONES } from './shop-status.ts';
import { useShopsT } from './shops-texts.ts';
import { ordersOfQuery } from './shops.api.ts';
import { StatusForm } from './status-form.tsx';

const Drawer = lazy(async () => ({ default: (await import('@orime/ui/overlays')).Drawer }));

export type ShopDrawerProps = {
  readonly shop: Shop;
  readonly kind: 'profile' | 'producer';
  readonly onClose: () => void;
  /** What is read again after a decision. */
  readonly queryKey: readonly string[];
  /** Particulars of its kind. */
  readonly facts: readonly Fact[];
  readonly bio: LocalText | undefined;
  readonly designs: readonly DesignCard[] | undefined;
  /** Address of the public page. */
  readonly page: string;
};

/** One page beside the list it was opened from: what it says and sells, its orders, what can be decided and what was, and what admins noted. */
export function ShopDrawer({ shop, kind, onClose, queryKey, facts, bio, designs, page }: ShopDrawerProps) {
  const t = useShopsT();
  const text = useText();
  const format = useFormat();
  const name = text(shop);
  return (
    <Suspense fallback={null}>
      <Drawer isOpen title={name} onClose={onClose}>
        <div css={styles.root}>
          <Cluster>
            <Badge tone={SHOP_TONES[shop.status]}>{t(`shops.status.${shop.status}`)}</Badge>
            {shop.featured && <Badge tone="active">{t('shops.column.featured')}</Badge>}
          </Cluster>
          <Facts
            facts={[
              { name: t('shops.column.name'), value: [shop.name, shop.nameJp].filter((part) => part !== '').join(' · ') },
              { name: t('shops.column.handle'), value: shop.handle },
              { name: t('shops.column.email'), value: shop.email === null ? '' : <a href={`mailto:${shop.email}`}>{shop.email}</a> },
              { name: t('shops.column.country'), value: format.country(shop.country) },
              ...facts,
              {
                name: t('shops.column.missing'),
                value: shop.missing.length === 0 ? t('shops.complete') : format.list(shop.missing.map((key) => t(`missing.${key}`))),
              },
              { name: t('shops.page'), value: shop.status === 'approved' ? <Link to={page}>{page}</Link> : '' },
            ]}
          />
          <StatusForm key={shop.id} id={shop.id} name={name} status={shop.status} queryKey={queryKey} />
          {bio !== undefined && (
            <Panel title={t('shops.story')}>
              <Story lang="en" words={bio.en} />
              <Story lang="ja" words={bio.jp} />
            </Panel>
          )}
          {designs !== undefined && (
            <Panel
              title={t(kind === 'profile' ? 'shops.designs' : 'shops.made')}
              aside={kind === 'profile' && <AllDesignsLink id={shop.id} />}
            >
              <DesignStrip designs={designs} />
            </Panel>
          )}
          {kind === 'profile' && <LastOrders seller={shop.id} />}
          <ShopLinks shop={shop} kind={kind} />
          <Notes key={`notes-${shop.id}`} pageId={shop.id} />
          <History entity={kind} id={shop.id} />
        </div>
      </Drawer>
    </Suspense>
  );
}

function Story({ lang, words }: { readonly lang: string; readonly words: string }): ReactNode {
  if (words === '') return null;
  return (
    <Text size="sm" lang={lang} css={styles.story}>
      {words}
    </Text>
  );
}

function AllDesignsLink({ id }: { readonly id: string }) {
  const t = useShopsT();
  return (
    <Link css={styles.aside} to={`/admin/update-all-designs?${new URLSearchParams({ tab: 'all', 'f.designer': id }).toString()}`}>
      {t('shops.designs.all')}
    </Link>
  );
}

function DesignStrip({ designs }: { readonly designs: readonly DesignCard[] }) {
  const t = useShopsT();
  const text = useText();
  if (designs.length === 0)
    return (
      <Text size="sm" tone="muted">
        {t('shops.designs.none')}
      </Text>
    );
  return (
    <ul css={styles.designs}>
      {designs.slice(0, 8).map((design) => (
        <li key={design.id}>
          <Link to={`/admin/update-all-designs?${new URLSearchParams({ tab: 'all', show: design.id }).toString()}`}>
            {design.images[0] ? (
              <Image image={design.images[0]} alt={text(design)} sizes="5rem" ratio="3 / 4" />
            ) : (
              <span css={styles.aside}>{text(design)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The last orders. Fetches. */
function LastOrders({ seller }: { readonly seller: string }) {
  const t = useShopsT();
  const format = useFormat();
  const { data } = useQuery(ordersOfQuery(seller));
  if (data === undefined) return null;
  return (
    <Panel title={t('shops.orders', { count: data.total })}>
      {data.items.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('shops.orders.none')}
        </Text>
      ) : (
        <ul css={styles.orders}>
          {data.items.map(({ id, number, placedAt }) => (
            <li key={id}>
              <Link to={`/admin/orders?${new URLSearchParams({ order: id }).toString()}`}>{number}</Link>
              <span>{format.date(placedAt, { dateStyle: 'medium' })}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }),
  story: css({ whiteSpace: 'pre-line' }),
  aside: css({ fontSize: font.size.sm }),
  designs: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  orders: css({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: font.size.sm,
    '& > li': { display: 'flex', justifyContent: 'space-between', gap: space[3], paddingBlock: space[1] },
  }),
};
