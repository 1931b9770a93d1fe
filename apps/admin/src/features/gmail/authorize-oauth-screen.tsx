import { Link, useMutation, useQuery, useSession, useT } from '@orime/platform';
import { Button, Heading, Notice, Page, Text, buttonStyles, css, space } from '@orime/ui';
import { GmailAccess } from './gmail-access.tsx';
import { beginConnection, statusQuery } from './gmail.api.ts';
import { NotConfigured } from './not-configured.tsx';
import { keepPending } from './pending-sign-in.ts';

const CALLBACK = '/api/gmailer/auth/callback';

/** Says what Google will be asked for, and goes there. */
export default function AuthorizeOauthScreen() {
  const t = useT('admin');
  const isSignedIn = useSession().status === 'signed-in';
  const { data, error, isFetching, refetch } = useQuery({ ...statusQuery, enabled: isSignedIn });
  const begin = useMutation({
    mutationFn: beginConnection,
    onSuccess: ({ url, state }) => {
      keepPending({ state, callback: CALLBACK });
      window.location.assign(url);
    },
  });

  if (!isSignedIn || data === undefined)
    return <GmailAccess {...{ isSignedIn, error }} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <Page>
      <div css={styles.root}>
        <Heading level={1} size={2}>
          {t('authorize.title')}
        </Heading>
        {data.configured ? (
          <>
            <Text>{t('authorize.text')}</Text>
            <ul css={styles.list}>
              <li>{t('authorize.send')}</li>
              <li>{t('authorize.never-reads')}</li>
              <li>{t('authorize.ends')}</li>
            </ul>
            {begin.isError && (
              <Notice tone="danger" role="alert">
                {t('gmail.failed')}
              </Notice>
            )}
            <div css={styles.actions}>
              <Button busy={begin.isPending || begin.isSuccess} onClick={() => begin.mutate()}>
                {t('authorize.go')}
              </Button>
              <Link css={buttonStyles({ variant: 'ghost' })} to="/gmailer">
                {t('authorize.back')}
              </Link>
            </div>
          </>
        ) : (
          <>
            <NotConfigured />
            <Link css={[...buttonStyles({ variant: 'secondary' }), styles.start]} to="/gmailer">
              {t('authorize.back')}
            </Link>
          </>
        )}
      </div>
    </Page>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], maxWidth: '44rem' }),
  list: css({ display: 'grid', gap: space[2], paddingInlineStart: space[5] }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
  start: css({ justifySelf: 'start' }),
};
