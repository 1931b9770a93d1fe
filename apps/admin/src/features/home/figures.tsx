import type { AdminStats } from '@orime/contracts/api/office/admin';
import { useFormat } from '@orime/platform';
import { css, space, Text } from '@orime/ui';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useHomeT } from './home-texts.ts';

const MEMBERS = ['designer', 'producer', 'buyer', 'consumer'] as const satisfies readonly (keyof AdminStats['newMembers'])[];

/** How the last 30 days and today went. */
export function Figures({ stats }: { readonly stats: AdminStats }) {
  const t = useHomeT();
  const format = useFormat();
  return (
    <div css={styles.root}>
      <Panel title={t('home.sales')}>
        {stats.sales.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('home.sales.none')}
          </Text>
        ) : (
          <Facts
            facts={stats.sales.map(({ currency, purchases, totalMinor }) => ({
              name: t('home.purchases', { count: purchases, currency }),
              value: format.money(totalMinor, currency),
            }))}
          />
        )}
      </Panel>
      <Panel title={t('home.members')}>
        <Facts facts={MEMBERS.map((type) => ({ name: t(`home.members.${type}`), value: format.number(stats.newMembers[type]) }))} />
      </Panel>
      <Panel title={t('home.today')}>
        <Facts
          facts={[
            { name: t('home.today.views'), value: format.number(stats.today.views) },
            { name: t('home.today.visitors'), value: format.number(stats.today.visitors) },
            { name: t('home.mails.sent'), value: format.number(stats.mails.sentToday) },
            { name: t('home.mails.waiting'), value: format.number(stats.mails.waiting) },
          ]}
        />
      </Panel>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[6], gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' }),
};
