import { AccessPanel, refusalOf } from '@orime/forms/access';
import { keepPreviousData, useQuery, useSearchParams, useSession, useT } from '@orime/platform';
import { css, Heading, Page, space, Text } from '@orime/ui';
import { AdminLayout } from '../../layout/index.ts';
import { BugBoard } from './board/bug-board.tsx';
import { BugForm } from './bug-form.tsx';
import { BugList } from './bug-list.tsx';
import { bugsQuery } from './bugs.api.ts';

/** Members report what is broken and follow what becomes of it; staff have everybody's reports on a board in the place of their own. */
export default function BugsScreen() {
  const t = useT('admin');
  const session = useSession();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const isSignedIn = session.status === 'signed-in';
  const isStaff = isSignedIn && session.user.staffRole !== 'none';
  // Staff see the board; this one read tells whether they are let in at all.
  const bugs = useQuery({ ...bugsQuery(page), enabled: isSignedIn, placeholderData: keepPreviousData });
  const refusal = isSignedIn ? refusalOf(bugs.error) : 'sign-in';

  if (refusal !== undefined)
    return (
      <Page>
        <AccessPanel refusal={refusal} />
      </Page>
    );
  return (
    <AdminLayout>
      <Page css={styles.root} width={isStaff ? 'wide' : undefined}>
        <header css={styles.head}>
          <Heading level={1} size={2}>
            {t('bugs.title')}
          </Heading>
          <Text tone="muted">{t(isStaff ? 'bugs.dek.staff' : 'bugs.dek')}</Text>
        </header>
        {isStaff && bugs.data !== undefined && <BugBoard />}
        <div css={styles.parts}>
          {/* A new form for every page that is reported from. */}
          <BugForm key={search.get('route')} route={search.get('route') ?? ''} version={search.get('version') ?? ''} />
          {(!isStaff || bugs.data === undefined) && <BugList {...bugs} page={page} onRetry={() => void bugs.refetch()} />}
        </div>
      </Page>
    </AdminLayout>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[6], alignContent: 'start' }),
  head: css({ display: 'grid', gap: space[2] }),
  parts: css({ display: 'grid', gap: space[8], maxWidth: '48rem' }),
};
