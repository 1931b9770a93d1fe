import { isApiError, Link, useFormat, useMutation, useQuery, useQueryClient, useSession, useText } from '@orime/platform';
import { Button, FailedState, Notice, Skeleton, SkeletonRegion, Text, buttonStyles } from '@orime/ui';
import { LegalPanel } from '../legal-panel.tsx';
import { AGREEMENT } from './agreement-content.ts';
import { acceptAgreement, agreementQuery } from './agreement.api.ts';

/** Signing the vendor agreement: for designers and producers; others read why there is nothing to sign. */
export function AcceptAgreement() {
  const text = useText();
  const session = useSession();
  return (
    <LegalPanel title={text(AGREEMENT.title)} id="accept" onScreenOnly>
      {session.status === 'anonymous' ? (
        <>
          <Text tone="muted">{text(AGREEMENT.visitor)}</Text>
          <Link css={buttonStyles({ variant: 'secondary' })} to="/login?returnTo=%2Fvendor-agreement">
            {text(AGREEMENT.signIn)}
          </Link>
        </>
      ) : session.user.type === 'designer' || session.user.type === 'producer' ? (
        <SellersPart userId={session.user._id} />
      ) : (
        <Text tone="muted">{text(AGREEMENT.others)}</Text>
      )}
    </LegalPanel>
  );
}

function SellersPart({ userId }: { readonly userId: string }) {
  const text = useText();
  const { date } = useFormat();
  const queries = useQueryClient();
  const query = agreementQuery(userId);
  const { data, isError, refetch, isFetching } = useQuery(query);
  const accept = useMutation({ mutationFn: acceptAgreement, onSuccess: (agreement) => queries.setQueryData(query.queryKey, agreement) });

  if (data === undefined) {
    return isError ? (
      <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonRegion>
        <Skeleton width="100%" height="5.5rem" />
      </SkeletonRegion>
    );
  }
  if (data.acceptedAt !== null) {
    return (
      <>
        <Notice tone="success" role="status">
          {text(AGREEMENT.accepted(data.version, date(data.acceptedAt)))}
        </Notice>
        <Link css={buttonStyles({ variant: 'secondary' })} to="/dashboard">
          {text(AGREEMENT.onward)}
        </Link>
      </>
    );
  }
  return (
    <>
      <Text tone="muted">{text(AGREEMENT.text(data.version))}</Text>
      <Button busy={accept.isPending} onClick={() => accept.mutate(data.version)}>
        {text(AGREEMENT.accept)}
      </Button>
      {accept.isError && (
        <Notice tone="danger" role="alert">
          {text(isApiError(accept.error) && accept.error.code === 'conflict' ? AGREEMENT.changed : AGREEMENT.failed)}
        </Notice>
      )}
    </>
  );
}
