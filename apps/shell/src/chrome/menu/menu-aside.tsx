import { Link, signOut, useSession, useT } from '@orime/platform';
import { Button, buttonStyles, color, css, font, media, space } from '@orime/ui';
import { User } from '@orime/ui/icons';
import { AccountLink } from '../../account-panel/account-link.tsx';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { MarketSelect } from '../header/market-select.tsx';
import { ThemeSwitch } from '../header/theme-switch.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { LeadWithEverything } from './lead-with-everything.tsx';

const LINKS = [
  { to: '/women', label: 'nav.women' },
  { to: '/men', label: 'nav.men' },
  { to: '/sale', label: 'nav.sale' },
  { to: '/lookbook', label: 'nav.lookbook' },
  { to: '/wholesale/catalog', label: 'nav.wholesale' },
  { to: '/about', label: 'nav.about' },
] as const;

/** Destinations, who one is, and how the page is shown. */
export function MenuAside({ onClose }: { readonly onClose: () => void }) {
  const t = useT('shell');
  const session = useSession();
  const hasRoute = useHasRoute();
  return (
    <div css={styles.root}>
      <nav aria-label={t('menu.label')}>
        <ul css={styles.list}>
          {LINKS.filter(({ to }) => hasRoute(to)).map(({ to, label }) => (
            <li key={to}>
              <Link css={styles.link} to={to} onClick={onClose}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ConfirmAddress />
      <div css={styles.account}>
        {session.status === 'signed-in' ? (
          <>
            <Link css={buttonStyles({ variant: 'secondary' })} to="/dashboard" onClick={onClose}>
              <User size={18} strokeWidth={1.5} aria-hidden />
              {t('session.profile')}
            </Link>
            <AccountLink css={buttonStyles({ variant: 'secondary' })} onClick={onClose} />
            <Button variant="ghost" onClick={() => signOut()}>
              {t('session.sign-out')}
            </Button>
          </>
        ) : (
          <>
            <Link css={buttonStyles()} to="/register" onClick={onClose}>
              {t('session.sign-up')}
            </Link>
            <Link css={buttonStyles({ variant: 'secondary' })} to="/login" onClick={onClose}>
              {t('session.sign-in')}
            </Link>
          </>
        )}
      </div>
      <div css={styles.settings}>
        <ThemeSwitch css={styles.theme} />
        <MarketSelect />
        <LeadWithEverything />
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: space[6], [media.tablet]: { justifyContent: 'space-between' } }),
  list: css({ display: 'grid', listStyle: 'none' }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    fontFamily: font.display,
    fontSize: font.size.h3,
    lineHeight: 1.25,
    textDecoration: 'none',
    borderBlockEnd: `1px solid ${color.line}`,
    [media.hover]: { '&:hover': { color: color.accent } },
  }),
  account: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] }),
  settings: css({ display: 'grid', gap: space[4] }),
  theme: css({ justifyContent: 'space-between' }),
};
