import { signOut, useFormat, useMutation, useQuery, useQueryClient } from '@orime/platform';
import { Badge, Button, FailedState, Notice, Text, color, css, font, space } from '@orime/ui';
import { endOtherSessions, endSessionOf, sessionsQuery } from '../account-panel.api.ts';
import type { OpenSession } from '../account-panel.api.ts';
import { SectionSkeleton } from '../account-section-body.tsx';
import { useAccountT } from '../account-texts.ts';
import { SectionPart } from '../section-part.tsx';
import { deviceName } from './device-name.ts';

/** Where one is signed in, and the end of any of it. */
export function SessionsSection() {
  const t = useAccountT();
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery);

  function reread(): Promise<void> {
    return queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  }

  const one = useMutation({ mutationFn: endSessionOf, onSettled: reread });
  const others = useMutation({ mutationFn: endOtherSessions, onSettled: reread });
  // This one ends by signing out, which also tells the other tabs.
  const all = useMutation({ mutationFn: endOtherSessions, onSuccess: () => signOut() });
  const hasFailed = one.isError || others.isError || all.isError;

  if (data === undefined) return isError ? <FailedState level={3} busy={isFetching} onRetry={() => void refetch()} /> : <SectionSkeleton />;
  return (
    <SectionPart title={t('account.sessions.title')} text={t('account.sessions.text')}>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {t('form.failed')}
        </Notice>
      )}
      <ul css={styles.list}>
        {data.map((session) => (
          <Device
            key={session.jti}
            session={session}
            isBusy={one.isPending && one.variables === session.jti}
            onEnd={() => one.mutate(session.jti)}
          />
        ))}
      </ul>
      <div css={styles.actions}>
        {data.length > 1 && (
          <Button variant="secondary" busy={others.isPending} onClick={() => others.mutate()}>
            {t('account.sessions.end-others')}
          </Button>
        )}
        <Button variant="secondary" busy={all.isPending} onClick={() => all.mutate()}>
          {t('account.sessions.end-all')}
        </Button>
      </div>
    </SectionPart>
  );
}

type DeviceProps = {
  readonly session: OpenSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
};

function Device({ session, isBusy, onEnd }: DeviceProps) {
  const t = useAccountT();
  const { relative, date } = useFormat();
  const { browser, system } = deviceName(session.userAgent);
  const name = [browser, system].filter((part) => part !== '').join(' · ') || t('account.sessions.unknown');
  return (
    <li css={styles.device}>
      <div css={styles.words}>
        <p css={styles.name}>
          {name} {session.current && <Badge tone="success">{t('account.sessions.this')}</Badge>}
        </p>
        <Text size="sm" tone="muted">
          {t('account.sessions.used', { when: relative(session.lastUsedAt), place: session.ip })}
        </Text>
        <Text size="sm" tone="muted">
          {t('account.sessions.since', { date: date(session.createdAt) })}
        </Text>
      </div>
      {!session.current && (
        <Button variant="secondary" size="sm" busy={isBusy} onClick={onEnd} aria-label={t('account.sessions.end-one', { name })}>
          {t('session.sign-out')}
        </Button>
      )}
    </li>
  );
}

const styles = {
  list: css({ listStyle: 'none', borderBlockStart: `1px solid ${color.line}` }),
  device: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  words: css({ minWidth: 0, overflowWrap: 'anywhere' }),
  name: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], fontWeight: font.weight.medium }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
};
