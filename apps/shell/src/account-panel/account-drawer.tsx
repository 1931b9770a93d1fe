import { Link, useLocation, useSession } from '@orime/platform';
import { Text, color, css, font, media, space } from '@orime/ui';
import { SideDialog } from '../chrome/side-dialog.tsx';
import { LoginForm } from '../screens/account/login-form.tsx';
import { AccountSectionBody } from './account-section-body.tsx';
import { useAccountT } from './account-texts.ts';
import { SECTIONS } from './sections.ts';
import { useAccountAddress } from './use-account-address.ts';

export type AccountDrawerProps = {
  readonly section: string;
};

/** The panel: its sections for whoever is signed in, the sign-in form for others. */
export function AccountDrawer({ section }: AccountDrawerProps) {
  const address = useAccountAddress();
  const t = useAccountT();
  const session = useSession();
  const { pathname, search, state } = useLocation();
  // An unknown name, of an old link perhaps, opens the first section.
  const shown = SECTIONS.find(({ key }) => key === section) ?? SECTIONS[0];
  const isOpen = session.status === 'signed-in' || (shown?.opensByKey === true && address.hasKey);

  return (
    <SideDialog isOpen isWide onClose={address.close} title={t('account.title')}>
      {isOpen && shown !== undefined ? (
        <div css={styles.root}>
          {session.status === 'signed-in' && (
            <nav aria-label={t('account.title')}>
              <ul css={styles.tabs}>
                {SECTIONS.map(({ key }) => (
                  <li key={key}>
                    <Link
                      css={styles.tab}
                      to={address.pathTo(key)}
                      state={state}
                      replace
                      aria-current={key === shown.key ? 'page' : undefined}
                    >
                      {t(`account.${key}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <AccountSectionBody key={shown.key} section={shown} />
        </div>
      ) : (
        <div css={styles.visitor}>
          <Text>{t('account.sign-in')}</Text>
          <LoginForm returnTo={pathname + search} onSignedIn={() => undefined} />
        </div>
      )}
    </SideDialog>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], paddingBlock: space[4] }),
  visitor: css({ display: 'grid', gap: space[4], paddingBlock: space[5] }),
  tabs: css({
    display: 'flex',
    overflowX: 'auto',
    listStyle: 'none',
    marginInline: `calc(-1 * ${space[5]})`,
    paddingInline: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  tab: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '3rem',
    paddingInline: space[3],
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: color.muted,
    borderBlockEnd: '2px solid transparent',
    marginBlockEnd: -1,
    '&[aria-current]': { color: color.text, borderColor: color.text, fontWeight: font.weight.medium },
    [media.hover]: { '&:hover': { color: color.text } },
  }),
};
