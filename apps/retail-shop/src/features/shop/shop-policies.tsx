import type { Profile } from '@orime/contracts/api/people/profile';
import type { PublicSettings } from '@orime/contracts/api/site/site';
import { Link, useFormat, useRouteRead, useText } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import type { ReactNode } from 'react';
import { longestLeadDays } from './longest-lead-days.ts';
import { SETTINGS_READ } from './shop-reads.ts';
import { useShopT } from './shop-texts.ts';

/** Where orders leave from, how long they may take, and how they may come back. */
export function ShopPolicies({ profile }: { readonly profile: Profile }) {
  const t = useShopT();
  const text = useText();
  const format = useFormat();
  const { data: settings } = useRouteRead<PublicSettings>(SETTINGS_READ);
  const leadDays = longestLeadDays(profile.designs);
  const city = text({ name: profile.city, nameJp: profile.cityJp });
  return (
    <dl css={styles.root}>
      <Policy term={t('shop.policy.from')}>{t('details.place', { city, country: format.country(profile.country) })}</Policy>
      {leadDays !== null && <Policy term={t('shop.policy.made-to-order')}>{t('shop.policy.days', { count: leadDays })}</Policy>}
      <Policy term={t('shop.policy.returns')}>
        {settings !== undefined && <span css={styles.line}>{t('shop.policy.return-days', { count: settings.returnWindowDays })}</span>}
        <Link css={styles.link} to="/return-policy">
          {t('shop.policy.returns.link')}
        </Link>
      </Policy>
      {profile.holidayUntil !== null && (
        <Policy term={t('shop.policy.holiday')}>{t('shop.policy.until', { date: format.date(profile.holidayUntil) })}</Policy>
      )}
    </dl>
  );
}

function Policy({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div css={styles.policy}>
      <dt css={styles.term}>{term}</dt>
      <dd css={styles.value}>{children}</dd>
    </div>
  );
}

const styles = {
  root: css({ margin: 0, display: 'grid', alignContent: 'start', borderBlockStart: `1px solid ${color.line}` }),
  policy: css({
    display: 'grid',
    gridTemplateColumns: '8rem minmax(0, 1fr)',
    gap: space[4],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  term: css({ color: color.muted, fontSize: font.size.sm }),
  value: css({ margin: 0 }),
  line: css({ display: 'block' }),
  link: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }),
};
