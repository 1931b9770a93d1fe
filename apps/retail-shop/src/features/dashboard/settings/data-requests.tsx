import type { PrivacyRequestKind } from '@orime/contracts/api/office/privacy-request';
import { FormFailure } from '@orime/forms';
import { useLanguage, useMutation, useSession } from '@orime/platform';
import { Button, Cluster, css, Heading, Notice, space, Text } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { useAccountT } from '../account-texts.ts';
import { requestPrivacy } from '../account.api.ts';

const EraseDialog = lazy(() => import('./erase-dialog.tsx').then((module) => ({ default: module.EraseDialog })));

/** A copy of one's data, or its erasure: both are confirmed by a mailed link. */
export function DataRequests() {
  const t = useAccountT();
  const language = useLanguage();
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const email = session.status === 'signed-in' ? session.user.email : '';
  const request = useMutation({
    mutationFn: (kind: PrivacyRequestKind) => requestPrivacy({ kind, email, locale: language }),
    onSettled: () => setAsking(false),
  });
  const isPending = (kind: PrivacyRequestKind): boolean => request.isPending && request.variables === kind;
  return (
    <div css={styles.root}>
      <Heading level={3} size={4}>
        {t('data.title')}
      </Heading>
      <Text tone="muted">{t('data.text')}</Text>
      {request.isSuccess && (
        <Notice tone="success" role="status">
          {t('data.sent', { email })}
        </Notice>
      )}
      {request.isError && <FormFailure failure={request.error} />}
      <Cluster gap={3}>
        <Button variant="secondary" busy={isPending('export')} onClick={() => request.mutate('export')}>
          {t('data.export')}
        </Button>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t('data.delete')}
        </Button>
      </Cluster>
      {isAsking && (
        <Suspense fallback={null}>
          <EraseDialog isBusy={isPending('delete')} onConfirm={() => request.mutate('delete')} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3] }) };
