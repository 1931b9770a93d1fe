import { useSession } from '@orime/platform';
import { useAccountT } from '../account-texts.ts';
import { SectionPart } from '../section-part.tsx';
import { ChangePassword } from './change-password.tsx';
import { TotpPart } from './totp/totp-part.tsx';

export function SecuritySection() {
  const t = useAccountT();
  const session = useSession();
  const isStaff = session.status === 'signed-in' && session.user.staffRole !== 'none';
  return (
    <>
      {isStaff && <TotpPart />}
      <SectionPart title={t('account.password.title')} text={t('account.password.text')}>
        <ChangePassword />
      </SectionPart>
    </>
  );
}
