import { AccountPage } from './account-page.tsx';
import { AccountPicture } from './account-picture.tsx';
import { RegisterForm } from './register-form.tsx';
import { useSignInT } from './sign-in-texts.ts';

export default function RegisterScreen() {
  const t = useSignInT();
  const text = (
    <>
      {t('register.text')}
      <br />
      {t('login.text')}
    </>
  );
  return (
    <AccountPage title={t('register.title')} text={text} picture={<AccountPicture />}>
      <RegisterForm />
    </AccountPage>
  );
}
