import type { ReleasedApp } from '@orime/contracts/api/office/releases';
import { useQuery, useSearchParams } from '@orime/platform';
import { css, media, Select, space, Text } from '@orime/ui';
import { Panel } from '../../../parts/panel.tsx';
import { UnreadRecord } from '../../../parts/unread-record.tsx';
import { useReleasesT } from '../releases-texts.ts';
import { versionQuery } from '../releases.api.ts';
import { ContractDifferences } from './contract-differences.tsx';

/** The contracts of two published versions beside each other; which ones is kept in the address. */
export function Compare({ app: { name, version, published } }: { readonly app: ReleasedApp }) {
  const t = useReleasesT();
  const [search, setSearch] = useSearchParams();
  const known = published.map((one) => one.version);
  const chosen = (parameter: string): string | undefined => known.find((one) => one === search.get(parameter));
  const from = chosen('from') ?? known.find((one) => one === version) ?? known.at(-1);
  const to = chosen('to') ?? known.find((one) => one !== from);
  if (from === undefined || to === undefined)
    return (
      <Panel title={t('releases.compare')}>
        <Text size="sm" tone="muted">
          {t('releases.compare.none')}
        </Text>
      </Panel>
    );
  const choose = (parameter: string, value: string): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(parameter, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Panel title={t('releases.compare')}>
      <div css={styles.choice}>
        {(
          [
            ['from', from],
            ['to', to],
          ] as const
        ).map(([parameter, value]) => (
          <Select
            key={parameter}
            label={t(`releases.compare.${parameter}`)}
            value={value}
            onChange={({ currentTarget }) => choose(parameter, currentTarget.value)}
          >
            {known.map((one) => (
              <option key={one} value={one}>
                {one === version ? t('releases.version.live', { version: one }) : one}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <Contracts name={name} from={from} to={to} />
    </Panel>
  );
}

function Contracts({ name, from, to }: { readonly name: string; readonly from: string; readonly to: string }) {
  const t = useReleasesT();
  const reads = [useQuery(versionQuery(name, from)), useQuery(versionQuery(name, to))] as const;
  const [before, after] = reads;
  if (before.data !== undefined && after.data !== undefined) return <ContractDifferences from={before.data} to={after.data} />;
  const unread = reads.find(({ data, error }) => data === undefined && error !== null) ?? reads.find(({ data }) => data === undefined);
  return unread && <UnreadRecord read={unread} title={t('releases.lost.title')} text={t('releases.lost.text')} />;
}

const styles = {
  choice: css({ display: 'grid', gap: space[3], [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
};
