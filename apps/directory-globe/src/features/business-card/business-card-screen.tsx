import type { SessionUser } from '@orime/contracts';
import { AccessPanel } from '@orime/forms/access';
import { Link, useQuery, useSearchParams, useSession, useT } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, Heading, Page, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { CardSheet } from './card-sheet.tsx';
import { cardOfHandleQuery, ownCardQuery } from './card.api.ts';

/** A business card of a designer or producer (`?handle=`), or one's own. */
export default function BusinessCardScreen() {
  const t = useT('directory-globe');
  const [search] = useSearchParams();
  const session = useSession();
  const handle = search.get('handle') ?? '';
  return (
    <Page>
      <header css={styles.head}>
        <Heading level={1} size={2}>
          {t('card.title')}
        </Heading>
        <Text tone="muted">{t('card.dek')}</Text>
      </header>
      {handle !== '' && <CardOfHandle key={handle} handle={handle} />}
      {handle === '' && session.status === 'signed-in' && <OwnCard user={session.user} />}
      {handle === '' && session.status !== 'signed-in' && <AccessPanel refusal="sign-in" level={2} />}
    </Page>
  );
}

function CardOfHandle({ handle }: { readonly handle: string }) {
  const t = useT('directory-globe');
  const card = useQuery(cardOfHandleQuery(handle));
  if (card.isPending) return <Waiting />;
  if (card.isError) return <FailedState onRetry={() => void card.refetch()} busy={card.isFetching} />;
  if (card.data === null)
    return (
      <EmptyState
        title={t('card.missing.title')}
        text={t('card.missing.text')}
        actions={
          <Link css={buttonStyles({ variant: 'secondary' })} to="/designers">
            {t('card.missing.designers')}
          </Link>
        }
      />
    );
  return <CardSheet details={card.data} isOwn={false} />;
}

function OwnCard({ user }: { readonly user: SessionUser }) {
  const t = useT('directory-globe');
  const card = useQuery(ownCardQuery(user));
  if (card.isPending) return <Waiting />;
  if (card.isError) return <FailedState onRetry={() => void card.refetch()} busy={card.isFetching} />;
  if (card.data === null)
    return (
      <EmptyState
        title={t('card.none.title')}
        text={t('card.none.text')}
        actions={
          <Link css={buttonStyles()} to={user.type === 'producer' ? '/create-producer' : '/create-profile'}>
            {t('card.none.make')}
          </Link>
        }
      />
    );
  return <CardSheet details={card.data} isOwn />;
}

function Waiting() {
  return (
    <SkeletonRegion>
      <Skeleton height="24rem" />
    </SkeletonRegion>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[2], marginBlockEnd: space[6] }),
};
