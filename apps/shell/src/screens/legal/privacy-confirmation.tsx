import type { PrivacyOutcome, PrivacyRequestKind } from '@orime/contracts/api/office/privacy-request';
import { isApiError, useMutation, useText } from '@orime/platform';
import { Button, Notice, buttonStyles, css, space } from '@orime/ui';
import { confirmPrivacy } from '../intake/intake.api.ts';
import { useDataRequestT } from './data-request-texts.ts';

export type PrivacyConfirmationProps = {
  readonly id: string;
  readonly secret: string;
  readonly kind: PrivacyRequestKind;
};

/** Where a mailed link leads. Pressed by a person: programs that only open links erase nobody. */
export function PrivacyConfirmation({ id, secret, kind }: PrivacyConfirmationProps) {
  const t = useDataRequestT();
  const text = useText();
  const confirmation = useMutation({ mutationFn: () => confirmPrivacy(id, secret) });
  const { data, error, isPending } = confirmation;
  if (data !== undefined) return <Outcome outcome={data} />;
  const isOver = isApiError(error) && (error.status === 404 || error.status === 410);
  if (isOver) {
    return (
      <Notice tone="danger" role="alert">
        {t('data-request.over')}
      </Notice>
    );
  }
  const isDelete = kind === 'delete';
  return (
    <Notice tone="warning" title={t('data-request.confirm-title')}>
      <p>{t(isDelete ? 'data-request.confirm-delete-text' : 'data-request.confirm-export-text')}</p>
      {error !== null && <p role="alert">{isApiError(error) && error.text !== undefined ? text(error.text) : t('form.offline')}</p>}
      <div css={styles.action}>
        <Button busy={isPending} onClick={() => confirmation.mutate()}>
          {t(isDelete ? 'data-request.confirm-delete' : 'data-request.confirm-export')}
        </Button>
      </div>
    </Notice>
  );
}

function Outcome({ outcome }: { readonly outcome: PrivacyOutcome }) {
  const t = useDataRequestT();
  const { status, url } = outcome;
  if (status === 'done' && url !== null) {
    return (
      <Notice tone="success" role="status" title={t('data-request.exported')}>
        <p>{t('data-request.exported-text')}</p>
        <div css={styles.action}>
          <a css={buttonStyles({})} href={url} download>
            {t('data-request.download')}
          </a>
        </div>
      </Notice>
    );
  }
  const key = { done: 'data-request.erased', with_staff: 'data-request.with-staff', refused: 'data-request.refused' } as const;
  return (
    <Notice tone={status === 'done' ? 'success' : 'warning'} role="status">
      {t(key[status])}
    </Notice>
  );
}

const styles = { action: css({ marginBlockStart: space[3] }) };
