import type { AdminUser } from '@orime/contracts/api/office/admin';
import { Link, useFormat, useSession } from '@orime/platform';
import { Badge, Cluster, css, Heading, space, Text } from '@orime/ui';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { RecordLayout } from '../../parts/record-layout.tsx';
import { usePeopleT } from './people-texts.ts';
import { RoleForm } from './role-form.tsx';
import { StatusForm } from './status-form.tsx';
import { TrustSwitch } from './trust-switch.tsx';
import { USER_TONES } from './use-people-columns.tsx';

/** One account: who it is, what it may do, and what was done to it. */
export function PersonRecord({ person }: { readonly person: AdminUser }) {
  const t = usePeopleT();
  const format = useFormat();
  const session = useSession();
  const { id, name, email, type, status, locale, emailVerified, sessions, createdAt, lastSeenAt } = person;
  const time = (at: string): string => format.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  const isOwn = session.status === 'signed-in' && session.user._id === id;
  const canWrite = type === 'designer' || type === 'producer';
  return (
    <article css={styles.root} aria-labelledby="person-name">
      <Cluster>
        <Heading level={2} size={3} id="person-name" css={styles.name}>
          {name || email}
        </Heading>
        <Badge tone={USER_TONES[status]}>{t(`people.status.${status}`)}</Badge>
      </Cluster>
      <RecordLayout
        side={
          status === 'deleted' ? (
            <Text tone="muted">{t('people.deleted')}</Text>
          ) : (
            <>
              <Panel title={t('people.column.role')}>
                <RoleForm person={person} />
              </Panel>
              {canWrite && (
                <Panel title={t('people.column.author')}>
                  <TrustSwitch person={person} />
                </Panel>
              )}
              <Panel title={t(status === 'locked' ? 'people.unlock' : 'people.lock')}>
                {isOwn ? (
                  <Text size="sm" tone="muted">
                    {t('people.lock.own')}
                  </Text>
                ) : (
                  <StatusForm person={person} status={status} />
                )}
              </Panel>
            </>
          )
        }
      >
        <Panel title={t('people.about')}>
          <Facts
            facts={[
              { name: t('people.column.email'), value: email },
              { name: t('people.column.verified'), value: t(emailVerified ? 'people.yes' : 'people.no') },
              { name: t('people.column.type'), value: type === null ? '' : t(`people.type.${type}`) },
              { name: t('people.language'), value: t(`people.language.${locale}`) },
              { name: t('people.column.sessions'), value: format.number(sessions) },
              { name: t('people.column.joined'), value: time(createdAt) },
              { name: t('people.column.seen'), value: lastSeenAt === null ? '' : time(lastSeenAt) },
            ]}
          />
          <nav css={styles.ways} aria-label={t('people.ways')}>
            <Link to={`/admin/audit?f.entity=user&f.entityId=${encodeURIComponent(id)}`}>{t('people.ways.audit')}</Link>
            <Link to={`/admin/emails?f.recipient=${encodeURIComponent(email)}`}>{t('people.ways.mails')}</Link>
            {type === 'buyer' && <Link to={`/admin/buyers?tab=all&f.name=${encodeURIComponent(email)}`}>{t('people.ways.company')}</Link>}
          </nav>
        </Panel>
      </RecordLayout>
    </article>
  );
}

const styles = {
  // An address may be as long as a line.
  name: css({ overflowWrap: 'anywhere' }),
  root: css({ display: 'grid', gap: space[5], minWidth: 0 }),
  ways: css({ display: 'flex', flexWrap: 'wrap', gap: space[4] }),
};
