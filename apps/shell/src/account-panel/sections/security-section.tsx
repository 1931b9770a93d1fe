import { ChangePassword } from './change-password.tsx';
import { SectionPart } from '../section-part.tsx';
import { useAccountT } from '../account-texts.ts';

export function SecuritySection() {
  const t = useAccountT();
  return (
    <SectionPart title={t('account.password.title')} text={t('account.password.text')}>
      <ChangePassword />
    </SectionPart>
  );
}
