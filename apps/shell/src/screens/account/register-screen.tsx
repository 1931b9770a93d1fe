import { useT } from '@orime/platform';
import { AccountPage } from './account-page.tsx';
import { RegisterForm } from './register-form.tsx';

export default function RegisterScreen() {
  const t = useT('shell');
  return (
    <AccountPage title={t('register.title')} text={t('register.text')}>
      <RegisterForm />
    </AccountPage>
  );
}
