import { useReauth } from '@orime/forms/access';
import { textOfError, useMutation, useText } from '@orime/platform';
import { Button, Notice, css } from '@orime/ui';
import { useAccountT } from '../../account-texts.ts';
import { removeTotp } from './totp.api.ts';

export type RemoveButtonProps = {
  /** Staff of this site must have one: it is replaced rather than taken away. */
  readonly isRequired: boolean;
  readonly onRemoved: () => Promise<void>;
};

/** Takes the authenticator away, after the password. */
export function RemoveButton({ isRequired, onRemoved }: RemoveButtonProps) {
  const t = useAccountT();
  const text = useText();
  const reauth = useReauth();
  const remove = useMutation({
    mutationFn: () => reauth.asksFirst(removeTotp),
    onSuccess: (removed) => (removed === undefined ? undefined : onRemoved()),
  });
  return (
    <>
      {remove.isError && (
        <Notice tone="danger" role="alert">
          {text(textOfError(remove.error))}
        </Notice>
      )}
      <Button variant="secondary" css={styles.start} busy={remove.isPending} onClick={() => remove.mutate()}>
        {t(isRequired ? 'account.totp.replace' : 'account.totp.remove')}
      </Button>
      {reauth.dialog}
    </>
  );
}

const styles = { start: css({ justifySelf: 'start' }) };
