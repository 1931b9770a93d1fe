import { Link, useQuery, useSession, useText } from '@orime/platform';
import { FailedState, Heading, Skeleton, SkeletonRegion, Text, buttonStyles, color, css, space } from '@orime/ui';
import { EGG } from '../easter-egg-content.ts';
import { easterEggQuery } from '../easter-egg.api.ts';
import { CodeCard } from './code-card.tsx';

export type EggRewardProps = {
  readonly hasFound: boolean;
  /** What to do to find it. */
  readonly hint: string;
};

const BACK = new URLSearchParams({ returnTo: '/easter-egg?found=1' }).toString();

/** What playing leads to: a hint, an invitation to sign in, or the person's own code. */
export function EggReward({ hasFound, hint }: EggRewardProps) {
  const text = useText();
  const session = useSession();
  return (
    <section css={styles.root} aria-labelledby="reward">
      <Heading level={2} size={4} id="reward">
        {text(EGG.reward.title)}
      </Heading>
      <div css={styles.body} aria-live="polite">
        {session.status === 'signed-in' ? (
          <MembersCode userId={session.user._id} hasFound={hasFound} hint={hint} />
        ) : hasFound ? (
          <Invitation />
        ) : (
          <Text tone="muted">{hint}</Text>
        )}
      </div>
    </section>
  );
}

function MembersCode({ userId, hasFound, hint }: EggRewardProps & { readonly userId: string }) {
  const text = useText();
  const { data, isError, refetch, isFetching } = useQuery(easterEggQuery(userId, hasFound));
  if (data) return <CodeCard found={data} />;
  if (data === null) return <Text tone="muted">{hint}</Text>;
  if (isError) return <FailedState level={3} title={text(EGG.reward.failed)} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <SkeletonRegion>
      <Skeleton width="100%" height="3.5rem" />
    </SkeletonRegion>
  );
}

function Invitation() {
  const text = useText();
  return (
    <>
      <Text>{text(EGG.reward.signIn)}</Text>
      <div css={styles.actions}>
        <Link css={buttonStyles()} to={`/login?${BACK}`}>
          {text(EGG.reward.signInLink)}
        </Link>
        <Link css={buttonStyles({ variant: 'secondary' })} to={`/register?${BACK}`}>
          {text(EGG.reward.registerLink)}
        </Link>
      </div>
    </>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[3],
    alignContent: 'start',
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.line}`,
  }),
  body: css({ display: 'grid', gap: space[3], justifyItems: 'start' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
};
