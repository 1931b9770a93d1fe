import { signOut, useSession, useT } from '@orime/platform';
import { IconButton, css, font, media, space } from '@orime/ui';
import { LogOut } from '@orime/ui/icons';
import { PHONE, useMediaQuery } from '../use-media-query.ts';
import { CartButton } from './cart-button.tsx';
import { HeaderSettings } from './header-settings.tsx';
import { headerStyles } from './header-styles.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MemberTools } from './member-tools.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

/** What stays on paths without the navbar, so that cart, language and sign-out never depend on a remote (decision T14). */
export function CompactHeader() {
  const t = useT('shell');
  const isMember = useSession().status === 'signed-in';
  const isPhone = useMediaQuery(PHONE);
  return (
    <header css={[headerStyles.bar, styles.bar]}>
      <Wordmark />
      <div css={[headerStyles.end, styles.end]}>
        {/* A member has more icons than a phone has room for beside the switches. */}
        {isMember && isPhone ? (
          <HeaderSettings />
        ) : (
          <>
            <LanguageSwitch css={styles.small} />
            <ThemeSwitch css={[styles.small, styles.theme]} />
            {isMember && (
              <IconButton label={t('session.sign-out')} onClick={() => signOut()}>
                <LogOut size={20} strokeWidth={1.5} aria-hidden />
              </IconButton>
            )}
          </>
        )}
        <MemberTools />
        <CartButton />
      </div>
    </header>
  );
}

const styles = {
  bar: css({ gridTemplateColumns: 'auto 1fr' }),
  end: css({ gap: space[1], [media.tablet]: { gap: space[3] } }),
  // Everything of a visitor fits beside each other from 320 px on.
  small: css({
    flex: 'none',
    whiteSpace: 'nowrap',
    '& button': { paddingInline: '0.375rem', fontSize: font.size.xs, [media.tablet]: { paddingInline: '0.75rem', fontSize: font.size.sm } },
  }),
  // On a phone the switch stays, its words are for assistive technology only.
  theme: css({
    '& > span:first-of-type': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      [media.tablet]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
    },
  }),
};
