import { css, Heading, space } from '@orime/ui';
import { OwnReturns } from '../../returns/index.ts';
import { useAccountT } from '../account-texts.ts';
import { ReturnableOrders } from './returnable-orders.tsx';

/** What goes back, what became of it, and what still can. */
export function ReturnsTab() {
  const t = useAccountT();
  return (
    <section css={styles.root} aria-labelledby="dashboard-returns">
      <Heading level={2} size={3} id="dashboard-returns">
        {t('dashboard.tab.returns')}
      </Heading>
      <OwnReturns hrefOf={(page) => `?tab=returns&page=${page}`} />
      <ReturnableOrders />
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };
