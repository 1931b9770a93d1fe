import { Link, signOut, useLocation, useT } from '@orime/platform';
import { Button, IconButton, buttonStyles, color, css, space } from '@orime/ui';
import { User } from '@orime/ui/icons';
import { AccountLink } from '../../account-panel/account-link.tsx';
import { HEADER_HEIGHT } from './header-styles.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const ID = 'header-settings';

/** Profile, language, theme and the way out behind one button: the browser's own popover brings Escape, presses beside it and the focus back. */
export function HeaderSettings() {
  const t = useT('shell');
  const { key } = useLocation();
  return (
    <>
      <IconButton label={t('header.settings')} popoverTarget={ID}>
        <User size={21} strokeWidth={1.5} aria-hidden />
      </IconButton>
      {/* Going anywhere draws it anew, closed. */}
      <div key={key} id={ID} popover="auto" css={styles.root}>
        <ThemeSwitch css={styles.theme} />
        <LanguageSwitch css={styles.language} />
        <Link css={buttonStyles({ variant: 'secondary' })} to="/dashboard">
          {t('session.profile')}
        </Link>
        <AccountLink css={buttonStyles({ variant: 'secondary' })} />
        <Button variant="ghost" onClick={() => signOut()}>
          {t('session.sign-out')}
        </Button>
      </div>
    </>
  );
}

const styles = {
  root: css({
    inset: `calc(${HEADER_HEIGHT} - 1px) ${space[2]} auto auto`,
    width: '15rem',
    padding: space[4],
    border: `1px solid ${color.line}`,
    background: color.raised,
    color: color.text,
    boxShadow: '0 0.5rem 2rem rgb(0 0 0 / 0.18)',
    '&:popover-open': { display: 'grid', gap: space[3] },
  }),
  theme: css({ justifyContent: 'space-between' }),
  language: css({ width: '100%', '& button': { flex: 1 } }),
};
