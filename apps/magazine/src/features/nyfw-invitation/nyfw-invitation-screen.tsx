import { isApiError, Link, useQuery, useReadContext, useT } from '@orime/platform';
import { buttonStyles, EmptyState, FailedState, Page, Skeleton, SkeletonRegion, Stack } from '@orime/ui';
import { Invitation } from './invitation.tsx';
import { invitationQuery } from './nyfw-invitation.api.ts';

/** The invitation to the show, and the reply to it. */
export default function NyfwInvitationScreen() {
  const t = useT('magazine');
  const event = useQuery(invitationQuery(useReadContext()));

  if (event.data !== undefined) return <Invitation event={event.data} onChanged={() => void event.refetch()} />;
  if (event.isPending)
    return (
      <Page width="text">
        <SkeletonRegion>
          <Stack gap={5}>
            <Skeleton height="22rem" />
            <Skeleton height="8rem" />
            <Skeleton height="16rem" />
          </Stack>
        </SkeletonRegion>
      </Page>
    );
  if (isApiError(event.error) && event.error.status === 404)
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('nyfw-invitation.none.title')}
          text={t('nyfw-invitation.none.text')}
          actions={
            <Link css={buttonStyles({ variant: 'secondary' })} to="/digital-magazine">
              {t('nyfw-invitation.none.to-magazine')}
            </Link>
          }
        />
      </Page>
    );
  return (
    <Page>
      <FailedState level={1} onRetry={() => void event.refetch()} busy={event.isFetching} />
    </Page>
  );
}
