import type { Rfq, RfqDecision } from '@orime/contracts/api/trade/rfq';
import { Link, textOfError, useFormat, useMutation, useQueryClient, useText } from '@orime/platform';
import { Badge, Button, Cluster, color, css, Heading, Notice, space, Text } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import { useState } from 'react';
import { QuoteForm } from './quote-form.tsx';
import { useRfqT } from './rfq-texts.ts';
import { decideRfq, RFQS_KEY } from './rfq.api.ts';

/** One request: what is asked, what was answered, and the reader's next step. */
export function RfqCard({ rfq }: { readonly rfq: Rfq }) {
  const t = useRfqT();
  const text = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const [isQuoting, setQuoting] = useState(false);
  const decision = useMutation({
    mutationFn: (status: RfqDecision['status']) => decideRfq(rfq.id, { status }),
    onSettled: (_, __, status) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: RFQS_KEY }),
        ...(status === 'accepted' ? [queries.invalidateQueries({ queryKey: ['productions'] })] : []),
      ]),
  });
  const { quote, status, side } = rfq;
  const isOpen = status === 'open' || status === 'quoted';
  const sizes = Object.entries(rfq.sizeQuantities);
  const day = (value: string): string => format.date(`${value}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <article css={styles.root} aria-labelledby={`rfq-${rfq.id}`}>
      <div css={styles.head}>
        <Heading level={3} size={4} id={`rfq-${rfq.id}`}>
          {rfq.title}
        </Heading>
        <Badge tone={TONES[status]}>{t(`rfq.status.${side === 'producer' ? 'producer' : 'requester'}.${status}`)}</Badge>
      </div>
      <Text size="sm" tone="muted">
        {t('rfq.facts', {
          name: text(side === 'producer' ? rfq.requester : rfq.producer),
          reference: rfq.reference,
          date: format.date(rfq.createdAt),
        })}
      </Text>
      <dl css={styles.facts}>
        {rfq.design && (
          <div>
            <dt>{t('rfq.design')}</dt>
            <dd>
              <Link to={`/designs/${rfq.design.slug}`}>{text(rfq.design.name)}</Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('rfq.units')}</dt>
          <dd>
            {t('rfq.pieces', { count: rfq.units })}
            {sizes.length > 0 && ` (${format.list(sizes.map(([size, count]) => t('rfq.size', { size, count })))})`}
          </dd>
        </div>
        {rfq.dueDate !== null && (
          <div>
            <dt>{t('rfq.due')}</dt>
            <dd>{day(rfq.dueDate)}</dd>
          </div>
        )}
        {quote !== null && (
          <div>
            <dt>{t('rfq.quote')}</dt>
            <dd>
              {t('rfq.quote.text', {
                price: format.money(quote.unitPrice.priceMinor, quote.unitPrice.currency),
                total: format.money(quote.unitPrice.priceMinor * rfq.units, quote.unitPrice.currency),
                count: quote.leadDays,
              })}
            </dd>
          </div>
        )}
      </dl>
      <Text css={styles.message}>{rfq.message}</Text>
      {rfq.answer !== '' && <Text css={styles.message}>{t('rfq.answer', { name: text(rfq.producer), answer: rfq.answer })}</Text>}
      {decision.error !== null && (
        <Notice tone="danger" role="alert">
          {text(textOfError(decision.error))}
        </Notice>
      )}
      {isQuoting && <QuoteForm rfq={rfq} onClose={() => setQuoting(false)} />}
      {isOpen && !isQuoting && (
        <Cluster gap={2}>
          {side === 'producer' && status === 'open' && (
            <Button size="sm" onClick={() => setQuoting(true)}>
              {t('rfq.do.quote')}
            </Button>
          )}
          {side === 'requester' && status === 'quoted' && (
            <Button size="sm" busy={decision.isPending} onClick={() => decision.mutate('accepted')}>
              {t('rfq.do.accept')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            busy={decision.isPending}
            onClick={() => decision.mutate(side === 'producer' ? 'declined' : 'withdrawn')}
          >
            {t(side === 'producer' ? 'rfq.do.decline' : 'rfq.do.withdraw')}
          </Button>
        </Cluster>
      )}
      {rfq.productionId !== null && <Link to={`/production/in_house/edit/${rfq.productionId}`}>{t('rfq.run')}</Link>}
    </article>
  );
}

const TONES = {
  open: 'warning',
  quoted: 'active',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<Rfq['status'], BadgeTone>;

const styles = {
  root: css({
    display: 'grid',
    gap: space[3],
    paddingBlock: space[5],
    borderBlockStart: `1px solid ${color.line}`,
    '& > *': { minWidth: 0 },
  }),
  head: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' }),
  facts: css({
    display: 'grid',
    gap: space[2],
    margin: 0,
    '& > div': { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', gap: space[3] },
    '& dt': { color: color.muted },
    '& dd': { margin: 0 },
  }),
  message: css({ maxWidth: '44rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
};
