import type { ReleasedApp } from '@orime/contracts/api/office/releases';
import { useFormat } from '@orime/platform';
import { css, Select, space, Text } from '@orime/ui';
import { useState } from 'react';
import { useReleasesT } from '../releases-texts.ts';
import { ReleaseStep } from './release-step.tsx';

export type PromoteFormProps = { readonly app: ReleasedApp; readonly revision: number };

const EVERYBODY = 100;
const SHARES = [5, 10, 25, 50];

/** A published version, newest first, to be made the live one, or tried with a part of the visitors. */
export function PromoteForm({ app: { name, version, published }, revision }: PromoteFormProps) {
  const t = useReleasesT();
  const format = useFormat();
  const others = published.filter((one) => one.version !== version);
  const [chosen, setChosen] = useState<string>();
  const [share, setShare] = useState(EVERYBODY);
  // What was chosen may have become the live one meanwhile.
  const to = others.find((one) => one.version === chosen)?.version ?? others[0]?.version;
  if (to === undefined)
    return (
      <Text size="sm" tone="muted">
        {t('releases.promote.none')}
      </Text>
    );
  return (
    <div css={styles.root}>
      <Select label={t('releases.column.version')} value={to} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
        {others.map((one) => (
          <option key={one.version} value={one.version}>
            {t('releases.version.option', {
              version: one.version,
              at: format.date(one.publishedAt, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </option>
        ))}
      </Select>
      {/* Every remote shares the modules of the shell, so there is one shell for everybody. */}
      {name !== 'shell' && version !== null && (
        <Select
          label={t('releases.share')}
          hint={t('releases.share.hint')}
          value={String(share)}
          onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
        >
          <option value={EVERYBODY}>{t('releases.share.everybody')}</option>
          {SHARES.map((one) => (
            <option key={one} value={one}>
              {t('releases.share.part', { share: one })}
            </option>
          ))}
        </Select>
      )}
      <ReleaseStep
        step={share === EVERYBODY ? { kind: 'promote', name, from: version, to } : { kind: 'trial', name, from: version, to, share }}
        onRevision={revision}
      />
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3], minWidth: 0 }) };
