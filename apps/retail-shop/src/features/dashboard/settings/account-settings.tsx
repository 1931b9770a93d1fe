import { Link, signOut, useNavigate } from '@orime/platform';
import { Button, color, css, font, Heading, space, Text } from '@orime/ui';
import { ChevronRight } from '@orime/ui/icons';
import { useAccountT } from '../account-texts.ts';
import { DataRequests } from './data-requests.tsx';

/** Sections of the account panel, which opens over this page. */
const SECTIONS = ['profile', 'email', 'security', 'sessions'] as const;

/** Where the account itself is changed, and what one may ask about one's data. */
export function AccountSettings() {
  const t = useAccountT();
  const navigate = useNavigate();

  function handleSignOut(): void {
    signOut();
    void navigate('/');
  }

  return (
    <section css={styles.root} aria-labelledby="dashboard-settings">
      <Heading level={2} size={3} id="dashboard-settings">
        {t('settings.title')}
      </Heading>
      <ul css={styles.list}>
        {SECTIONS.map((section) => (
          <li key={section} css={styles.row}>
            <div>
              <Link css={styles.link} to={`?tab=settings&account=${section}`}>
                {t(`settings.${section}`)}
              </Link>
              <Text size="sm" tone="muted">
                {t(`settings.${section}.text`)}
              </Text>
            </div>
            <ChevronRight size={18} strokeWidth={1.5} aria-hidden />
          </li>
        ))}
      </ul>
      <DataRequests />
      <div>
        <Button variant="secondary" size="sm" onClick={handleSignOut}>
          {t('dashboard.sign-out')}
        </Button>
      </div>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], maxWidth: '44rem' }),
  list: css({ margin: 0, padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${color.line}` }),
  row: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.line}`,
  }),
  link: css({
    fontWeight: font.weight.medium,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  }),
};
