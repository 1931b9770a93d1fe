import { Button, Notice, buttonStyles, css, space } from '@orime/ui';
import { useState } from 'react';
import { useAccountT } from '../../account-texts.ts';

export type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly onDone: () => void;
};

/** The codes for a lost phone, to be copied or kept as a file. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useAccountT();
  const [copied, setCopied] = useState<boolean>();
  const text = `${codes.join('\n')}\n`;

  function handleCopy(): void {
    // A browser without a clipboard leaves the file and the list itself.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setCopied(true),
        () => setCopied(false),
      );
  }

  return (
    <>
      <Notice tone="success" role="status">
        {t('account.totp.done')}
      </Notice>
      <ul css={styles.list} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {copied !== undefined && (
        <Notice tone={copied ? 'success' : 'warning'} role="status">
          {t(copied ? 'account.totp.copied' : 'account.totp.copy-failed')}
        </Notice>
      )}
      <div css={styles.actions}>
        <Button variant="secondary" onClick={handleCopy}>
          {t('account.totp.copy')}
        </Button>
        <a
          css={buttonStyles({ variant: 'secondary' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="orime-recovery-codes.txt"
        >
          {t('account.totp.download')}
        </a>
        <Button onClick={onDone}>{t('account.totp.kept')}</Button>
      </div>
    </>
  );
}

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
    gap: space[2],
    padding: 0,
    margin: 0,
    listStyle: 'none',
    fontFamily: 'monospace',
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
};
