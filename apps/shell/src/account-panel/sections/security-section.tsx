import { useT } from '@orime/platform';
import { ChangePassword } from './change-password.tsx';
import { SectionPart } from '../section-part.tsx';

export function SecuritySection() {
  const t = useT('shell');
  return (
    <SectionPart title={t('account.password.title')} text={t('account.password.text')}>
      <ChangePassword />
    </SectionPart>
  );
}
