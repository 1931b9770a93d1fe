import { errorText } from '@orime/contracts';
import {
  isApiError,
  Link,
  signIn,
  signOut,
  useFormat,
  useLanguage,
  useMutation,
  useNavigate,
  useQuery,
  useSession,
  useT,
  useText,
} from '@orime/platform';
import {
  Button,
  buttonStyles,
  Cluster,
  EmptyState,
  FailedState,
  Heading,
  Notice,
  Page,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@orime/ui';
import { accept, offerQuery } from './company.api.ts';
import { Refusal } from './refusal.tsx';

/** What the link of an invitation leads to: a place in a company, to be taken or left. */
export function CompanyOffer({ token }: { readonly token: string }) {
  const t = useT('wholesale');
  const text = useText();
  const language = useLanguage();
  const session = useSession();
  const { date } = useFormat();
  const navigate = useNavigate();
  const join = useMutation({
    mutationFn: accept,
    onSuccess: ({ token: session }) => {
      signIn(session);
      void navigate('/buyer/dashboard', { replace: true });
    },
  });
  // Its link works no more from the moment it is taken; the change of account would have it read once again.
  const { data, error, isFetching, refetch } = useQuery({ ...offerQuery(token), enabled: !join.isPending && !join.isSuccess });

  if (data === undefined) {
    if (isApiError(error) && (error.status === 404 || error.status === 410 || error.status === 400)) {
      return (
        <Page>
          <EmptyState
            level={1}
            title={t('people.offer.over.title')}
            text={t('people.offer.over.text')}
            actions={
              <Link css={buttonStyles()} to="/buyer/dashboard">
                {t('people.offer.over.on')}
              </Link>
            }
          />
        </Page>
      );
    }
    if (error)
      return (
        <Page>
          <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />
        </Page>
      );
    return (
      <Page width="text">
        <SkeletonRegion>
          <Stack gap={4}>
            <Skeleton height="3rem" width="70%" />
            <Skeleton height="6rem" />
            <Skeleton height="3rem" width="10rem" />
          </Stack>
        </SkeletonRegion>
      </Page>
    );
  }
  const company = language === 'jp' && data.company.nameJp !== '' ? data.company.nameJp : data.company.name;
  const isYours = session.status === 'signed-in' && session.user.email.toLowerCase() === data.email.toLowerCase();
  return (
    <Page width="text">
      <Stack gap={4}>
        <Heading level={1}>{t('people.offer.title', { company })}</Heading>
        <Text>{t(data.invitedBy === '' ? 'people.offer.text.nobody' : 'people.offer.text', { name: data.invitedBy, company })}</Text>
        <Text>{t(`people.offer.may.${data.role}`)}</Text>
        <Text tone="muted" size="sm">
          {t('people.offer.until', { email: data.email, date: date(data.expiresAt) })}
        </Text>
        {isYours ? <Refusal error={join.error} /> : <Notice tone="warning">{text(errorText('wrong_account'))}</Notice>}
        <Cluster>
          {isYours ? (
            <Button size="lg" busy={join.isPending} onClick={() => join.mutate(token)}>
              {t('people.offer.accept')}
            </Button>
          ) : (
            // The guard of this page asks who is there, and leads back to it.
            <Button size="lg" onClick={() => signOut()}>
              {t('people.offer.other')}
            </Button>
          )}
          <Link css={buttonStyles({ variant: 'secondary', size: 'lg' })} to="/buyer/dashboard">
            {t('people.offer.later')}
          </Link>
        </Cluster>
      </Stack>
    </Page>
  );
}
