import { Link, signOut, useSession, useT } from '@orime/platform';
import { Button, buttonStyles, color, css, media, space, PHONE, useMediaQuery } from '@orime/ui';
import { useRef } from 'react';
import { AccountLink } from '../../account-panel/account-link.tsx';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { ThemeSwitch } from '../header/theme-switch.tsx';
import { useBarEnd } from '../header/use-bar-end.ts';
import { MarketSelect } from '../market/market-select.tsx';
import { ProblemLink } from '../problem-link.tsx';
import { MemberRows } from './member-rows.tsx';

export type AccountMenuProps = {
  /** Closes it and gives the focus back to its button. */
  readonly onClose: () => void;
};

/** Who one is here, and how the site is shown. */
export function AccountMenu({ onClose }: AccountMenuProps) {
  const t = useT('shell');
  const session = useSession();
  const isPhone = useMediaQuery(PHONE);
  const root = useRef<HTMLDivElement>(null);
  useBarEnd(root);
  return (
    <div ref={root} css={styles.root}>
      {session.status === 'signed-in' ? (
        <>
          <p css={styles.who}>
            <strong>{session.user.name}</strong>
            <span css={styles.email}>{session.user.email}</span>
          </p>
          {isPhone && <MemberRows onClose={onClose} />}
          <Link css={buttonStyles({ variant: 'secondary' })} to="/dashboard">
            {t('session.profile')}
          </Link>
          <AccountLink css={buttonStyles({ variant: 'secondary' })} />
          <ProblemLink css={buttonStyles({ variant: 'ghost' })} />
        </>
      ) : (
        <>
          <Link css={buttonStyles()} to="/login">
            {t('session.sign-in')}
          </Link>
          <Link css={buttonStyles({ variant: 'secondary' })} to="/register">
            {t('session.sign-up')}
          </Link>
        </>
      )}
      <div css={styles.settings}>
        <LanguageSwitch css={styles.language} />
        <MarketSelect />
        <ThemeSwitch css={styles.theme} />
      </div>
      {session.status === 'signed-in' && (
        <Button variant="ghost" onClick={() => signOut()}>
          {t('session.sign-out')}
        </Button>
      )}
    </div>
  );
}

const styles = {
  root: css({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 'var(--bar-end)',
    display: 'grid',
    gap: space[3],
    maxHeight: 'calc(100dvh - var(--bar-end))',
    overflowY: 'auto',
    padding: space[4],
    background: color.raised,
    color: color.text,
    borderBlockEnd: `1px solid ${color.line}`,
    boxShadow: '0 0.5rem 2rem rgb(0 0 0 / 0.18)',
    [media.tablet]: { inset: `var(--bar-end) ${space[5]} auto auto`, width: '18rem', border: `1px solid ${color.line}` },
  }),
  who: css({ display: 'grid', minWidth: 0 }),
  email: css({ color: color.muted, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  settings: css({ display: 'grid', gap: space[3], paddingBlock: space[3], borderBlock: `1px solid ${color.line}` }),
  language: css({ width: '100%', '& button': { flex: 1 } }),
  theme: css({ justifyContent: 'space-between' }),
};
