import { Disclosure, css, space } from '@orime/ui';
import { useState } from 'react';
import { sendVerification } from './account.api.ts';
import { EmailBox } from './email-box.tsx';
import { useSignInT } from './sign-in-texts.ts';

/** For who registered and never got the mail: a new one, whether or not the address is known. */
export function UnconfirmedBox() {
  const t = useSignInT();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('login.unconfirmed')} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {isOpen && (
        <div css={styles.body}>
          <EmailBox kind="verification" submitLabel={t('verify.resend')} doneText={t('verify.resent')} onSend={sendVerification} />
        </div>
      )}
    </Disclosure>
  );
}

const styles = { body: css({ paddingBlock: space[3] }) };
