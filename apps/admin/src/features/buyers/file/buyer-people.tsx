import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import { css, space, Text } from '@orime/ui';
import { Panel } from '../../../parts/panel.tsx';
import { useBuyersT } from '../buyers-texts.ts';

/** Who may act for the company. */
export function BuyerPeople({ buyer: { members } }: { readonly buyer: StaffBuyer }) {
  const t = useBuyersT();
  return (
    <Panel title={t('buyers.people')}>
      <ul css={styles.list}>
        {members.map(({ id, name, email, role }) => (
          <li key={id}>
            {name} · <a href={`mailto:${email}`}>{email}</a>
            <Text as="span" size="sm" tone="muted">
              {' '}
              {t(`buyers.role.${role}`)}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const styles = { list: css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none', fontSize: '0.875rem' }) };
