import type { ReleasedApp } from '@orime/contracts/api/office/releases';
import { Link, useFormat, useQuery } from '@orime/platform';
import { EmptyState, Notice } from '@orime/ui';
import { Facts } from '../../../parts/facts.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { UnreadRecord } from '../../../parts/unread-record.tsx';
import { errorsOf } from '../errors-of.ts';
import { useReleasesT } from '../releases-texts.ts';
import { versionQuery } from '../releases.api.ts';
import { HealthFigures } from './health-figures.tsx';
import { kilobytes } from './kilobytes.ts';
import { RouteCosts } from './route-costs.tsx';

/** The version that visitors get: whose it is, what it needs, what its pages cost, and how it does. Fetches. */
export function LiveVersion({ app }: { readonly app: ReleasedApp }) {
  const t = useReleasesT();
  const { name, version } = app;
  if (version === null) return <EmptyState title={t('releases.not-live')} text={t('releases.not-live.text')} />;
  return <Shown name={name} version={version} app={app} />;
}

function Shown({ name, version, app }: { readonly name: string; readonly version: string; readonly app: ReleasedApp }) {
  const t = useReleasesT();
  const format = useFormat();
  const read = useQuery(versionQuery(name, version));
  const { data } = read;
  if (data === undefined) return <UnreadRecord read={read} title={t('releases.lost.title')} text={t('releases.lost.text')} />;
  const total = Object.values(data.bytes).reduce((sum, bytes) => sum + bytes, 0);
  return (
    <>
      {data.damage.length > 0 && (
        <Notice tone="danger" title={t('releases.store.damaged', { count: data.damage.length })}>
          {t('releases.damage.text', { files: format.list(data.damage.map(({ code, path }) => path || code)) })}
        </Notice>
      )}
      <Panel title={t('releases.live')}>
        <Facts
          facts={[
            { name: t('releases.column.version'), value: version },
            { name: t('releases.column.team'), value: data.team },
            { name: t('releases.commit'), value: data.commit },
            {
              name: t('releases.column.canary'),
              value:
                app.canaries.length === 0
                  ? t('releases.canary.none')
                  : format.list(app.canaries.map((one) => t('releases.canary', { version: one.version, share: one.weight }))),
            },
            { name: t('releases.column.errors'), value: <Link to={errorsOf(name, version)}>{format.number(app.openErrors)}</Link> },
            { name: t('releases.size'), value: kilobytes(format, total) },
          ]}
        />
      </Panel>
      <Panel title={t('releases.health')}>
        <HealthFigures health={data.health} />
      </Panel>
      <Panel title={t('releases.costs')}>
        <RouteCosts routes={data.routes} />
      </Panel>
    </>
  );
}
