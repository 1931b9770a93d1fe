import type { PrivacyRequest } from '@orime/contracts/api/office/privacy-request';
import { Link, useFormat } from '@orime/platform';
import { Badge, Cluster, css, Heading, space, Text } from '@orime/ui';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { RecordLayout } from '../../parts/record-layout.tsx';
import { deadlineOf } from './deadline.ts';
import { usePrivacyT } from './privacy-requests-texts.ts';
import { SettleForm } from './settle-form.tsx';
import { DEADLINE_TONES, REQUEST_TONES } from './use-request-columns.tsx';

/** One request: who asks for what, until when, and staff's answer. */
export function RequestRecord({ request }: { readonly request: PrivacyRequest }) {
  const t = usePrivacyT();
  const format = useFormat();
  const { email, kind, status, locale, createdAt, confirmedAt } = request;
  const deadline = deadlineOf(request);
  const time = (at: string): string => format.date(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <article css={styles.root} aria-labelledby="request-email">
      <Cluster>
        <Heading level={2} size={3} id="request-email" css={styles.name}>
          {email}
        </Heading>
        <Badge tone={REQUEST_TONES[status]}>{t(`privacy.status.${status}`)}</Badge>
        {deadline && (
          <Badge tone={DEADLINE_TONES[deadline.state]}>
            {t(`privacy.deadline.${deadline.state}`, { at: format.date(deadline.at, { dateStyle: 'medium' }) })}
          </Badge>
        )}
      </Cluster>
      <RecordLayout
        side={
          status === 'pending' ? (
            <Text tone="muted">{t('privacy.waits')}</Text>
          ) : (
            <SettleForm request={request} ended={<Text tone="muted">{t('privacy.over')}</Text>} />
          )
        }
      >
        <Panel title={t(`privacy.kind.${kind}`)}>
          <Text>{t(`privacy.what.${kind}`)}</Text>
          <Facts
            facts={[
              { name: t('privacy.column.asked'), value: time(createdAt) },
              { name: t('privacy.column.confirmed'), value: confirmedAt === null ? '' : time(confirmedAt) },
              { name: t('privacy.column.language'), value: t(`privacy.language.${locale}`) },
              {
                name: t('privacy.account'),
                value: <Link to={`/admin/people?f.name=${encodeURIComponent(email)}`}>{t('privacy.account.link')}</Link>,
              },
              {
                name: t('privacy.orders'),
                value: <Link to={`/admin/orders?f.number=${encodeURIComponent(email)}`}>{t('privacy.orders.link')}</Link>,
              },
            ]}
          />
        </Panel>
      </RecordLayout>
    </article>
  );
}

const styles = {
  // An address may be as long as a line.
  name: css({ overflowWrap: 'anywhere' }),
  root: css({ display: 'grid', gap: space[5], minWidth: 0 }),
};
