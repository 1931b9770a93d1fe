import { returnProgress } from '@orime/commerce';
import type { Return } from '@orime/contracts/api/selling/return';
import { isApiError, Link, textOfError, useFormat, useLanguage, useQuery, useT, useText } from '@orime/platform';
import { color, css, EmptyState, FailedState, Heading, media, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { PaperButtons, StatusTimeline } from '@orime/ui/data';
import { ReturnBadge } from './return-badge.tsx';
import { ReturnGoods } from './return-goods.tsx';
import { ReturnSteps } from './return-steps.tsx';
import { downloadCreditNote, returnQuery } from './returns.api.ts';

/** One return: what comes back and why, how far it is, and the seller's next step. Fetches. */
export function ReturnDetail({ id }: { readonly id: string }) {
  const t = useT('designer-studio');
  const { data, error, isFetching, refetch } = useQuery(returnQuery(id));
  return (
    <section css={styles.root} aria-labelledby="return">
      <Link to="?tab=returns">{t('returns.all')}</Link>
      {data ? (
        <Ready entry={data} />
      ) : isApiError(error) && error.status === 404 ? (
        <EmptyState level={2} title={t('returns.gone.title')} text={t('returns.gone.text')} />
      ) : error ? (
        <FailedState level={2} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRegion css={styles.root}>
          <Skeleton width="40%" height="2rem" />
          <Skeleton height="16rem" />
        </SkeletonRegion>
      )}
    </section>
  );
}

function Ready({ entry }: { readonly entry: Return }) {
  const t = useT('designer-studio');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { creditNote } = entry;
  return (
    <>
      <header css={styles.head}>
        <Heading level={2} size={3} id="return">
          {t('returns.number', { number: entry.number })}
        </Heading>
        <ReturnBadge status={entry.status} />
      </header>
      <Text tone="muted">
        {t('returns.from', {
          name: entry.buyer.name,
          email: entry.buyer.email,
          order: entry.orderNumber,
          date: format.date(entry.createdAt),
        })}
      </Text>
      <div css={styles.columns}>
        <div css={styles.column}>
          <ReturnGoods entry={entry} />
          {entry.answer !== '' && (
            <blockquote css={styles.words}>
              <Text size="sm" tone="muted">
                {t('returns.your-answer')}
              </Text>
              <p>{entry.answer}</p>
            </blockquote>
          )}
          {(entry.carrier !== '' || entry.tracking !== '') && (
            <Text>{t('returns.parcel', { carrier: entry.carrier || '–', tracking: entry.tracking || '–' })}</Text>
          )}
          <ReturnSteps entry={entry} />
          {creditNote && (
            <PaperButtons
              label={t('returns.papers', { number: entry.number })}
              describeError={(error) => text(textOfError(error))}
              papers={[
                {
                  id: creditNote.refundId,
                  label: t('orders.credit-note', { number: creditNote.number }),
                  kind: 'pdf',
                  onOpen: () => downloadCreditNote(entry.orderId, language, creditNote.refundId),
                },
              ]}
            />
          )}
        </div>
        <StatusTimeline
          label={t('returns.progress', { number: entry.number })}
          steps={returnProgress(entry.status, entry.events).map(({ status, state, at }) => ({
            id: status,
            label: t(`returns.status.${status}`),
            state,
            ...(at !== undefined && { at: format.date(at, { month: 'short', day: 'numeric' }), dateTime: at }),
          }))}
        />
      </div>
    </>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], justifyItems: 'stretch' }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
  columns: css({ display: 'grid', gap: space[6], [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem' } }),
  column: css({ display: 'grid', gap: space[5], alignContent: 'start', minWidth: 0 }),
  words: css({ margin: 0, paddingInlineStart: space[4], borderInlineStart: `2px solid ${color.lineStrong}`, overflowWrap: 'anywhere' }),
};
