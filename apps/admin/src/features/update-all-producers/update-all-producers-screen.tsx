import type { AdminProducer } from '@orime/contracts/api/people/producer';
import { useFormat, useQuery, useSearchParams, useSession, useText } from '@orime/platform';
import { css, EmptyState, space } from '@orime/ui';
import { useState } from 'react';
import { BulkBar } from '../../bulk/bulk-bar.tsx';
import { SetSelected } from '../../bulk/set-selected.tsx';
import { useBulkEdit } from '../../bulk/use-bulk-edit.ts';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { useSoughtRow } from '../../lists/use-sought-row.ts';
import { ShopDrawer } from '../../shops/shop-drawer.tsx';
import { useShopsT } from '../../shops/shops-texts.ts';
import { producerQuery } from '../../shops/shops.api.ts';
import { useProducerColumns } from './use-producer-columns.tsx';

const KEY = ['producer'];

/** Every producer: to look up, to open or suspend, and to change many of at once. One is shown beside the list (`?producer=`). */
export default function UpdateAllProducersScreen() {
  const t = useShopsT();
  const text = useText();
  const isSignedIn = useSession().status === 'signed-in';
  const [search, setSearch] = useSearchParams();
  const { view } = useGridAddress();
  const columns = useProducerColumns();
  const { name: q, status, country, featured } = view.filters;
  const list = usePages<AdminProducer>({
    key: [...KEY, 'every'],
    url: '/api/producer/all-producers',
    query: { q, status, country, featured },
    enabled: isSignedIn,
  });
  const bulk = useBulkEdit({ kind: 'producers', queryKey: KEY });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const sought = search.get('producer');
  const { row: shown } = useSoughtRow(list, sought === null ? undefined : ({ id }) => id === sought);
  const rowId = ({ id }: AdminProducer): string => id;

  function handleClose(): void {
    setSearch(
      (now) => {
        const left = new URLSearchParams(now);
        left.delete('producer');
        return left;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <StaffPage title={t('shops.producers.title')} dek={t('shops.producers.dek')} error={list.error}>
      <div css={styles.root}>
        <BulkBar bulk={bulk} columns={columns} reasonHint={t('shops.reason.hint')} />
        <SetSelected columns={columns} rows={list.rows ?? []} rowId={rowId} selected={selected} onEdit={bulk.edit} />
        <PagedGrid
          list={list}
          caption={t('shops.producers.title')}
          columns={columns}
          rowId={rowId}
          rowName={(producer) => text(producer)}
          savedAs="admin-producers"
          exportAs="producers"
          selected={selected}
          onSelect={setSelected}
          changes={bulk.changes}
          onEdit={bulk.edit}
          empty={<EmptyState title={t('shops.empty.title')} text={t('shops.empty.text')} />}
        />
      </div>
      {shown && <ProducerDrawer producer={shown} onClose={handleClose} />}
    </StaffPage>
  );
}

/** One producer beside the list. Fetches. */
function ProducerDrawer({ producer, onClose }: { readonly producer: AdminProducer; readonly onClose: () => void }) {
  const t = useShopsT();
  const text = useText();
  const format = useFormat();
  const { data } = useQuery(producerQuery(producer.handle));
  return (
    <ShopDrawer
      shop={producer}
      kind="producer"
      queryKey={KEY}
      onClose={onClose}
      page={`/producer/${producer.handle}`}
      bio={data?.bio}
      designs={data?.designs}
      facts={[
        { name: t('shops.city'), value: text({ name: producer.city, nameJp: producer.cityJp ?? '' }) },
        { name: t('shops.column.capabilities'), value: format.list(producer.capabilities.map(({ label }) => text(label))) },
        { name: t('shops.column.moq'), value: format.number(producer.moq) },
        { name: t('shops.column.leadTimeDays'), value: t('shops.days', { count: producer.leadTimeDays }) },
        { name: t('shops.certifications'), value: format.list((data?.certifications ?? []).map(({ name }) => name)) },
      ]}
    />
  );
}

const styles = { root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }) };
