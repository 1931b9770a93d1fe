import { Link, useT } from '@orime/platform';
import { Container, FailedState, Heading, css, media, space } from '@orime/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useHasRoute } from '../../routing/routes-context.tsx';

export type HomeSectionProps = {
  readonly title: string;
  /** Where the whole of it is. */
  readonly to: string;
  readonly linkLabel: string;
  /** Set when its content could not be read. */
  readonly onRetry?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A titled part of the page with a way to all of it. */
export function HomeSection({ title, to, linkLabel, onRetry, children }: HomeSectionProps) {
  const id = useId();
  const t = useT('shell');
  const hasRoute = useHasRoute();
  return (
    <Container as="section" aria-labelledby={id}>
      <div css={styles.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {hasRoute(to) && (
          <Link css={styles.link} to={to}>
            {linkLabel}
          </Link>
        )}
      </div>
      {onRetry === undefined ? children : <FailedState level={3} title={t('home.failed')} onRetry={onRetry} />}
    </Container>
  );
}

const styles = {
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[5]}`,
    marginBlockEnd: space[5],
    [media.tablet]: { marginBlockEnd: space[6] },
  }),
  link: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }),
};
