import { useQuery, useT } from '@orime/platform';
import { css, Notice, space } from '@orime/ui';
import { meQuery } from './dashboard.api.ts';
import { ResendLink } from './resend-link.tsx';

/** Asks to confirm the address as long as it is not. Fetches; silent when it cannot. */
export function VerifyNotice() {
  const t = useT('designer-studio');
  const { data: me } = useQuery(meQuery());
  if (me === undefined || me.emailVerified) return null;
  return (
    <Notice tone="warning" title={t('verify.title')}>
      <p>{t('verify.text', { email: me.email })}</p>
      <div css={styles.action}>
        <ResendLink email={me.email} />
      </div>
    </Notice>
  );
}

const styles = { action: css({ marginBlockStart: space[2] }) };
