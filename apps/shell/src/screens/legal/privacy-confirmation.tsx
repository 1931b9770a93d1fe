import type { PrivacyOutcome, PrivacyRequestKind } from '@orime/contracts/api/office/privacy-request';
import { isApiError, useMutation, useT, useText } from '@orime/platform';
import { Button, Notice, buttonStyles, css, space } from '@orime/ui';
import { confirmPrivacy } from '../intake/intake.api.ts';
import { PRIVACY_WORDS } from './privacy-request-words.ts';

export type PrivacyConfirmationProps = {
  readonly id: string;
  readonly secret: string;
  readonly kind: PrivacyRequestKind;
};

/** Where a mailed link leads. Pressed by a person: programs that only open links erase nobody. */
export function PrivacyConfirmation({ id, secret, kind }: PrivacyConfirmationProps) {
  const t = useT('shell');
  const text = useText();
  const confirmation = useMutation({ mutationFn: () => confirmPrivacy(id, secret) });
  const { data, error, isPending } = confirmation;
  if (data !== undefined) return <Outcome outcome={data} />;
  const isOver = isApiError(error) && (error.status === 404 || error.status === 410);
  if (isOver) {
    return (
      <Notice tone="danger" role="alert">
        {text(PRIVACY_WORDS.over)}
      </Notice>
    );
  }
  const isDelete = kind === 'delete';
  return (
    <Notice tone="warning" title={text(PRIVACY_WORDS.confirmTitle)}>
      <p>{text(isDelete ? PRIVACY_WORDS.confirmDeleteText : PRIVACY_WORDS.confirmExportText)}</p>
      {error !== null && <p role="alert">{isApiError(error) && error.text !== undefined ? text(error.text) : t('form.offline')}</p>}
      <div css={styles.action}>
        <Button busy={isPending} onClick={() => confirmation.mutate()}>
          {text(isDelete ? PRIVACY_WORDS.confirmDelete : PRIVACY_WORDS.confirmExport)}
        </Button>
      </div>
    </Notice>
  );
}

function Outcome({ outcome }: { readonly outcome: PrivacyOutcome }) {
  const text = useText();
  const { status, url } = outcome;
  if (status === 'done' && url !== null) {
    return (
      <Notice tone="success" role="status" title={text(PRIVACY_WORDS.exported)}>
        <p>{text(PRIVACY_WORDS.exportedText)}</p>
        <div css={styles.action}>
          <a css={buttonStyles({})} href={url} download>
            {text(PRIVACY_WORDS.download)}
          </a>
        </div>
      </Notice>
    );
  }
  const words = { done: PRIVACY_WORDS.erased, with_staff: PRIVACY_WORDS.withStaff, refused: PRIVACY_WORDS.refused };
  return (
    <Notice tone={status === 'done' ? 'success' : 'warning'} role="status">
      {text(words[status])}
    </Notice>
  );
}

const styles = { action: css({ marginBlockStart: space[3] }) };
