import type { AdminDesign } from '@orime/contracts/api/office/admin-design';
import { Navigate, useSearchParams, useText } from '@orime/platform';
import { css, EmptyState, space } from '@orime/ui';
import type { GridView } from '@orime/ui/grid';
import { useState } from 'react';
import { BulkBar } from '../../../bulk/bulk-bar.tsx';
import { SetSelected } from '../../../bulk/set-selected.tsx';
import { useBulkEdit } from '../../../bulk/use-bulk-edit.ts';
import { PagedGrid } from '../../../lists/paged-grid.tsx';
import { useGridAddress } from '../../../lists/use-grid-address.ts';
import { usePages } from '../../../lists/use-pages.ts';
import { useDesignsT } from '../designs-texts.ts';
import { useDesignColumns } from './use-design-columns.tsx';

const KEY = ['design', 'every'];

/** Designs in every state, to look up and to change many of at once. */
export function AllDesigns() {
  const t = useDesignsT();
  const text = useText();
  const { view } = useGridAddress();
  const columns = useDesignColumns();
  const list = usePages<AdminDesign>({ key: KEY, url: '/api/admin/designs', query: queryOf(view) });
  const bulk = useBulkEdit({ kind: 'designs', queryKey: ['design'] });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rowId = ({ id }: AdminDesign): string => id;
  const [search] = useSearchParams();
  // Words in an address from elsewhere are a filter that can be seen and taken away.
  const words = search.get('q');
  if (words !== null) return <Navigate to={`?${new URLSearchParams({ tab: 'all', 'f.name': words }).toString()}`} replace />;

  return (
    <div css={styles.root}>
      <BulkBar bulk={bulk} columns={columns} reasonHint={t('desk.reason.hint')} />
      <SetSelected columns={columns} rows={list.rows ?? []} rowId={rowId} selected={selected} onEdit={bulk.edit} />
      <PagedGrid
        list={list}
        caption={t('designs.tab.all')}
        columns={columns}
        rowId={rowId}
        rowName={(design) => text(design)}
        savedAs="admin-designs"
        exportAs="designs"
        selected={selected}
        onSelect={setSelected}
        changes={bulk.changes}
        onEdit={bulk.edit}
        empty={<EmptyState title={t('desk.empty.title')} text={t('desk.empty.text')} />}
      />
    </div>
  );
}

const SORTS: ReadonlySet<string> = new Set(['name', 'featuredRank', 'likes', 'updatedAt']);

/** The filters of the grid as the API names them. */
function queryOf({ filters, sort }: GridView) {
  const { name, state, designer, hidden, archived, privateReserve, gender, category, countryOrigin } = filters;
  return {
    q: name,
    state,
    designer,
    hidden,
    archived,
    reserve: privateReserve,
    gender,
    category,
    country: countryOrigin,
    // An address may name any column.
    sort: sort && SORTS.has(sort.column) ? `${sort.descending ? '-' : ''}${sort.column}` : undefined,
  };
}

const styles = { root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }) };
