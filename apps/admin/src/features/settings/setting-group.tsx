import type { AdminSettings, SettingName } from '@orime/contracts/api/site/settings';
import { Link, useFormat } from '@orime/platform';
import { Badge, Cluster, color, css, Heading, media, space, Text } from '@orime/ui';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useSettingsT } from './settings-texts.ts';

export type SettingGroupProps = {
  readonly name: SettingName;
  /** Its last change; undefined while it is as it was delivered. */
  readonly change: AdminSettings['changed'][string] | undefined;
  /** Whether it differs from what is saved. */
  readonly isDirty: boolean;
  readonly children: ReactNode;
};

/** One setting: what it does in a sentence, whether it was ever changed, and its values. */
export function SettingGroup({ name, change, isDirty, children }: SettingGroupProps) {
  const t = useSettingsT();
  const format = useFormat();
  const id = useId();
  return (
    <section css={styles.root} aria-labelledby={id}>
      <div css={styles.words}>
        <Cluster gap={2}>
          <Heading level={2} size={4} id={id}>
            {t(`settings.${name}`)}
          </Heading>
          {isDirty && <Badge tone="warning">{t('settings.dirty')}</Badge>}
        </Cluster>
        <Text size="sm" tone="muted">
          {t(`settings.${name}.effect`)}
        </Text>
        <Text size="sm" tone="muted">
          {change === undefined ? (
            t('settings.default')
          ) : (
            <Link to={`/admin/audit?f.entity=setting&f.entityId=${name}`}>
              {t('settings.changed', { at: format.date(change.at, { dateStyle: 'medium' }) })}
            </Link>
          )}
        </Text>
      </div>
      <div css={styles.fields}>{children}</div>
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    paddingBlockEnd: space[5],
    borderBlockEnd: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: space[6] },
  }),
  words: css({ display: 'grid', gap: space[2], alignContent: 'start' }),
  fields: css({
    display: 'grid',
    gap: space[4],
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  }),
};
