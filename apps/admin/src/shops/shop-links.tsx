import { Link } from '@orime/platform';
import { css, font, space } from '@orime/ui';
import { Panel } from '../parts/panel.tsx';
import type { Shop } from './shop-columns.tsx';
import { useShopsT } from './shops-texts.ts';

export type ShopLinksProps = { readonly shop: Pick<Shop, 'email' | 'handle'>; readonly kind: 'profile' | 'producer' };

/** Where else something stands about a page: its payouts, what visitors wrote to it, the mail it got, its owner's account. */
export function ShopLinks({ shop: { email, handle }, kind }: ShopLinksProps) {
  const t = useShopsT();
  const pages = [
    // Only designers earn by the ledger; producers are paid for their runs by who orders them.
    kind === 'profile' && { label: t('shops.payouts'), to: '/admin/money?tab=payouts' },
    { label: t('shops.messages'), to: kind === 'producer' ? found(INBOX, 'f.topic', `producer:${handle}`) : found(INBOX, 'f.ref', handle) },
    email !== null && { label: t('shops.mails'), to: found('/admin/emails', 'f.recipient', email) },
    email !== null && { label: t('shops.account'), to: found('/admin/people', 'f.name', email) },
  ].filter((page) => page !== false);
  return (
    <Panel title={t('shops.elsewhere')}>
      <ul css={styles.links}>
        {pages.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const INBOX = '/admin/profile-contacts';

function found(path: string, filter: string, value: string): string {
  return `${path}?${new URLSearchParams({ [filter]: value }).toString()}`;
}

const styles = {
  links: css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none', fontSize: font.size.sm }),
};
