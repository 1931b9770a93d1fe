import type { Producer } from '@orime/contracts/api/people/producer';
import { useSession } from '@orime/platform';
import { color, css, Heading, media, space, Text } from '@orime/ui';
import type { ReactNode } from 'react';
import { useRequestT } from './quote-request-texts.ts';
import { RequestForm } from './request-form.tsx';
import { SentRequests } from './sent-requests.tsx';

export type QuoteRequestProps = {
  readonly producer: Producer;
  /** What everybody else writes to the workshop with. */
  readonly fallback: ReactNode;
};

/** For designers and stores a request for a quote, and what became of the earlier ones; for everybody else the letter. */
export function QuoteRequest({ producer, fallback }: QuoteRequestProps) {
  const t = useRequestT();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  if (user === undefined || user.staffRole !== 'none' || (user.type !== 'designer' && user.type !== 'buyer')) return fallback;
  return (
    <section css={styles.root} aria-labelledby="quote-request" id="quotes">
      <div css={styles.words}>
        <Heading level={2} size={3} id="quote-request">
          {t('request.title')}
        </Heading>
        <Text tone="muted">{t(`request.text.${user.type}`)}</Text>
      </div>
      <div css={styles.form}>
        <SentRequests producerId={producer.id} />
        <RequestForm producer={producer} userId={user._id} isDesigner={user.type === 'designer'} />
      </div>
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    paddingBlockStart: space[6],
    borderBlockStart: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space[7] },
  }),
  words: css({ display: 'grid', gap: space[3], alignContent: 'start' }),
  form: css({ display: 'grid', gap: space[6], alignContent: 'start', minWidth: 0, '& > *': { minWidth: 0 } }),
};
