import type { Releases } from '@orime/contracts/api/office/releases';
import { useFormat } from '@orime/platform';
import { css, EmptyState, Notice, space, Text } from '@orime/ui';
import { DataGrid } from '@orime/ui/grid';
import { useGridAddress } from '../../../lists/use-grid-address.ts';
import { useReleasesT } from '../releases-texts.ts';
import { useAppColumns } from './use-app-columns.tsx';

/** Every app with the version that visitors get, and how it does. */
export function LiveApps({ releases: { revision, createdAt, createdBy, apps } }: { readonly releases: Releases }) {
  const t = useReleasesT();
  const format = useFormat();
  const { view, setView } = useGridAddress();
  const columns = useAppColumns();
  const isMeasured = apps.some(({ health }) => health.mounts > 0 || health.lcpP75Ms !== null);
  return (
    <div css={styles.root}>
      {createdAt !== null && (
        <Text>
          {t('releases.revision', {
            revision,
            at: format.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
            by: createdBy ?? '',
          })}
        </Text>
      )}
      <DataGrid
        caption={t('releases.tab.live')}
        columns={columns}
        rows={apps}
        rowId={({ name }) => name}
        rowName={({ name }) => name}
        view={view}
        onView={setView}
        savedAs="admin-releases"
        exportAs="releases"
        empty={<EmptyState title={t('releases.empty.title')} text={t('releases.empty.text')} />}
      />
      {apps.length > 0 && !isMeasured && <Notice tone="info">{t('releases.unmeasured')}</Notice>}
      <Text size="sm" tone="muted">
        {t('releases.judge')}
      </Text>
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4], minWidth: 0 }) };
