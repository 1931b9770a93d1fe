import { Link, useT, useWholesaleCart } from '@orime/platform';
import { buttonStyles, css, EmptyState, Heading, Page, space, Text } from '@orime/ui';
import { useState } from 'react';
import { DesignerOrder } from './designer-order.tsx';
import { groupByDesigner } from './order-request.ts';
import { RequestForm } from './request-form.tsx';
import { RequestSent } from './request-sent.tsx';

/** The wholesale cart as a request to the account manager, who confirms stock, windows and terms before anything is owed. */
export default function WholesaleCheckoutScreen() {
  const t = useT('wholesale');
  const { items } = useWholesaleCart();
  const [isSent, setSent] = useState(false);
  const groups = groupByDesigner(items);

  if (isSent) return <RequestSent />;
  if (groups.length === 0) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('checkout.empty')}
          actions={
            <Link css={buttonStyles()} to="/wholesale/catalog">
              {t('checkout.browse')}
            </Link>
          }
        />
      </Page>
    );
  }
  return (
    <Page width="text">
      <div css={styles.root}>
        <header css={styles.head}>
          <Heading level={1}>{t('checkout.title')}</Heading>
          <Text tone="muted">{t('checkout.text')}</Text>
        </header>
        {groups.map((group) => (
          <DesignerOrder key={group.designer} group={group} />
        ))}
        <RequestForm groups={groups} onSent={() => setSent(true)} />
      </div>
    </Page>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[7] }),
  head: css({ display: 'grid', gap: space[3] }),
};
