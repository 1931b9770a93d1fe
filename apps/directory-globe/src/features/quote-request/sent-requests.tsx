import type { Rfq } from '@orime/contracts/api/trade/rfq';
import { textOfError, useFormat, useMutation, useQuery, useQueryClient, useText } from '@orime/platform';
import { Badge, Button, Cluster, color, css, font, Heading, Notice, space, Text } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import { useRequestT } from './quote-request-texts.ts';
import { decideRequest, ownRequestsQuery, RFQS_KEY } from './quote-request.api.ts';

/** What the reader has asked of this workshop, with its answers. Fetches; with nothing asked there is nothing to see. */
export function SentRequests({ producerId }: { readonly producerId: string }) {
  const t = useRequestT();
  const { data } = useQuery(ownRequestsQuery());
  const sent = data?.items.filter(({ side, producer }) => side === 'requester' && producer.id === producerId) ?? [];
  if (sent.length === 0) return null;
  return (
    <section css={styles.root} aria-labelledby="sent-requests">
      <Heading level={3} size={4} id="sent-requests">
        {t('request.earlier')}
      </Heading>
      <ul css={styles.list}>
        {sent.map((rfq) => (
          <SentRequest key={rfq.id} rfq={rfq} />
        ))}
      </ul>
    </section>
  );
}

function SentRequest({ rfq }: { readonly rfq: Rfq }) {
  const t = useRequestT();
  const text = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const decision = useMutation({
    mutationFn: (status: 'accepted' | 'withdrawn') => decideRequest(rfq.id, status),
    onSettled: () => queries.invalidateQueries({ queryKey: RFQS_KEY }),
  });
  const { quote, status } = rfq;
  return (
    <li css={styles.row}>
      <div css={styles.head}>
        <strong>{rfq.title}</strong>
        <Badge tone={TONES[status]}>{t(`request.status.${status}`)}</Badge>
      </div>
      <Text size="sm" tone="muted">
        {t('request.facts', { reference: rfq.reference, units: format.number(rfq.units), date: format.date(rfq.createdAt) })}
      </Text>
      {quote !== null && (
        <Text size="sm">
          {t('request.quote', {
            price: format.money(quote.unitPrice.priceMinor, quote.unitPrice.currency),
            total: format.money(quote.unitPrice.priceMinor * rfq.units, quote.unitPrice.currency),
            count: quote.leadDays,
          })}
        </Text>
      )}
      {rfq.answer !== '' && <Text size="sm">{rfq.answer}</Text>}
      {decision.error !== null && (
        <Notice tone="danger" role="alert">
          {text(textOfError(decision.error))}
        </Notice>
      )}
      {(status === 'open' || status === 'quoted') && (
        <Cluster gap={2}>
          {status === 'quoted' && (
            <Button size="sm" busy={decision.isPending} onClick={() => decision.mutate('accepted')}>
              {t('request.accept')}
            </Button>
          )}
          <Button size="sm" variant="ghost" busy={decision.isPending} onClick={() => decision.mutate('withdrawn')}>
            {t('request.withdraw')}
          </Button>
        </Cluster>
      )}
    </li>
  );
}

const TONES = {
  open: 'neutral',
  quoted: 'warning',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<Rfq['status'], BadgeTone>;

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
  row: css({
    display: 'grid',
    gap: space[2],
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    overflowWrap: 'anywhere',
  }),
  head: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center', fontSize: font.size.md }),
};
