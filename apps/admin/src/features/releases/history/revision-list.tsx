import type { Revision } from '@orime/contracts/api/office/releases';
import { css, EmptyState, space } from '@orime/ui';
import { PagedGrid } from '../../../lists/paged-grid.tsx';
import { usePages } from '../../../lists/use-pages.ts';
import { Panel } from '../../../parts/panel.tsx';
import { ReleaseStep } from '../app/release-step.tsx';
import { useReleasesT } from '../releases-texts.ts';
import { RELEASES_KEY } from '../releases.api.ts';
import { useRevisionColumns } from './use-revision-columns.tsx';

/** What was released when, why and by whom; the newest can be taken back whole. Fetches. */
export function RevisionList({ revision }: { readonly revision: number }) {
  const t = useReleasesT();
  const columns = useRevisionColumns();
  const list = usePages<Revision>({ key: [...RELEASES_KEY, 'history'], url: '/api/releases/history' });
  const newest = list.rows?.[0];
  const changed = Object.keys(newest?.changed ?? {});
  return (
    <div css={styles.root}>
      <PagedGrid
        list={list}
        caption={t('releases.tab.history')}
        columns={columns}
        rowId={(row) => String(row.revision)}
        rowName={(row) => t('releases.revision.name', { revision: row.revision })}
        savedAs="admin-release-history"
        exportAs="release-history"
        empty={<EmptyState title={t('releases.empty.title')} text={t('releases.empty.text')} />}
      />
      {/* One app alone is taken back on its own page. */}
      {newest !== undefined && newest.revision === revision && newest.previous !== null && changed.length > 1 && (
        <Panel title={t('releases.undo', { revision })}>
          <ReleaseStep key={revision} step={{ kind: 'undo', apps: changed }} onRevision={revision} />
        </Panel>
      )}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[6], minWidth: 0 }) };
