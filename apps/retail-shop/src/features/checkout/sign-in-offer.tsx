import { Link, useSession } from '@orime/platform';
import { css, space, Text } from '@orime/ui';
import { useCheckoutT } from './checkout-texts.ts';

/** Whoever has an account need not fill in what it knows. Nothing for members, nor before the session is known. */
export function SignInOffer({ returnTo }: { readonly returnTo: string }) {
  const t = useCheckoutT();
  const session = useSession();
  if (session.status !== 'anonymous') return null;
  return (
    <Text size="sm" css={styles.root}>
      {t('checkout.sign-in.text')} <Link to={`/login?returnTo=${encodeURIComponent(returnTo)}`}>{t('checkout.sign-in')}</Link>
    </Text>
  );
}

const styles = { root: css({ marginBlockStart: `calc(-1 * ${space[2]})` }) };
