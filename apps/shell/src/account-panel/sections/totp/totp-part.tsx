import { signOut, useMutation, useQuery, useQueryClient } from '@orime/platform';
import { Badge, Button, FailedState, Notice, Text } from '@orime/ui';
import { useState } from 'react';
import { SectionSkeleton } from '../../account-section-body.tsx';
import { useAccountT } from '../../account-texts.ts';
import { SectionPart } from '../../section-part.tsx';
import { EnrolForm } from './enrol-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveButton } from './remove-button.tsx';
import { beginTotp, totpQuery } from './totp.api.ts';

/** The authenticator app of staff: setting it up, seeing that it is on, taking it away. */
export function TotpPart() {
  const t = useAccountT();
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(totpQuery);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const begin = useMutation({ mutationFn: beginTotp });

  function reread(): Promise<void> {
    return queries.invalidateQueries({ queryKey: totpQuery.queryKey });
  }

  if (data === undefined) return isError ? <FailedState level={3} busy={isFetching} onRetry={() => void refetch()} /> : <SectionSkeleton />;
  if (codes.length > 0) {
    return (
      <SectionPart title={t('account.totp.codes')} text={t('account.totp.codes.text')}>
        <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
      </SectionPart>
    );
  }
  if (data.enrolled) {
    return (
      <SectionPart title={t('account.totp.title')} text={t('account.totp.left', { count: data.recoveryCodesLeft })}>
        <p>
          <Badge tone="success">{t('account.totp.on')}</Badge>
        </p>
        {data.passed ? <RemoveButton isRequired={data.required} onRemoved={reread} /> : <SignInAgain />}
      </SectionPart>
    );
  }
  return (
    <SectionPart title={t('account.totp.title')} text={t('account.totp.text')}>
      {data.required && <Notice tone="warning">{t('account.totp.required')}</Notice>}
      {begin.isError && (
        <Notice tone="danger" role="alert">
          {t('form.failed')}
        </Notice>
      )}
      {begin.data === undefined ? (
        <Button busy={begin.isPending} onClick={() => begin.mutate()}>
          {t('account.totp.begin')}
        </Button>
      ) : (
        <EnrolForm
          begun={begin.data}
          onEnrolled={(given) => {
            setCodes(given);
            begin.reset();
            void reread();
          }}
        />
      )}
    </SectionPart>
  );
}

/** For a session that came by a mailed link: it has shown no code. */
function SignInAgain() {
  const t = useAccountT();
  return (
    <>
      <Text tone="muted">{t('account.totp.owed')}</Text>
      <Button variant="secondary" onClick={() => signOut()}>
        {t('account.totp.again')}
      </Button>
    </>
  );
}
