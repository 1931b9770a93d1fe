import { buildUrl } from '@orime/contracts';
import type { Return } from '@orime/contracts/api/selling/return';
import { api, Link, useFormat, useLanguage, useQuery, useSearchParams, useText } from '@orime/platform';
import { Badge, buttonStyles, Cluster, css, Heading, space, Text } from '@orime/ui';
import { PaperButtons, PhotoStrip, StatusTimeline, Table } from '@orime/ui/data';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { RecordLayout } from '../../parts/record-layout.tsx';
import { UnreadRecord } from '../../parts/unread-record.tsx';
import { RETURN_TONES } from './return-status.ts';
import { useReturnsT } from './returns-texts.ts';
import { returnQuery } from './returns.api.ts';
import { StepForm } from './step-form.tsx';

/** One return: what comes back and why, where it stands, and what staff may do next. Fetches. */
export function ReturnRecord({ id }: { readonly id: string }) {
  const t = useReturnsT();
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(returnQuery(id));
  const back = new URLSearchParams(search);
  back.delete('return');
  return (
    <div css={styles.root}>
      <div>
        <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={`/admin/returns?${back.toString()}`}>
          {t('returns.back')}
        </Link>
      </div>
      {data !== undefined && <Shown found={data} onExpired={() => void refetch()} />}
      {data === undefined && (
        <UnreadRecord read={{ error, isFetching, refetch }} title={t('returns.unknown.title')} text={t('returns.unknown.text')} />
      )}
    </div>
  );
}

/** `onExpired`: the addresses of its photos have run out. */
function Shown({ found, onExpired }: { readonly found: Return; readonly onExpired: () => void }) {
  const t = useReturnsT();
  const format = useFormat();
  const text = useText();
  const lang = useLanguage();
  const { creditNote, refund, estimate } = found;
  return (
    <article css={styles.root} aria-labelledby="return-number">
      <Cluster>
        <Heading level={2} size={3} id="return-number">
          {found.number}
        </Heading>
        <Badge tone={RETURN_TONES[found.status]}>{t(`returns.status.${found.status}`)}</Badge>
      </Cluster>
      <RecordLayout
        side={
          <>
            {found.viewer.next.length > 0 && <StepForm key={`${found.id} ${found.version}`} found={found} />}
            <Panel title={t('returns.course')}>
              <StatusTimeline
                label={t('returns.course')}
                steps={found.events.map(({ status, at }, index) => ({
                  id: String(index),
                  label: t(`returns.status.${status}`),
                  state: status === 'declined' || status === 'rejected' || status === 'cancelled' ? ('failed' as const) : ('done' as const),
                  at: format.date(at, { dateStyle: 'medium', timeStyle: 'short' }),
                  dateTime: at,
                }))}
              />
            </Panel>
          </>
        }
      >
        <Panel title={t('returns.about')}>
          <Facts
            facts={[
              {
                name: t('returns.column.order'),
                value: <Link to={`/admin/orders?order=${encodeURIComponent(found.orderId)}`}>{found.orderNumber}</Link>,
              },
              { name: t('returns.column.buyer'), value: `${found.buyer.name} · ${found.buyer.email}` },
              { name: t('returns.column.designer'), value: text(found.seller) },
              { name: t('returns.note'), value: found.note },
              { name: t('returns.answer'), value: found.answer },
              { name: t('returns.parcel'), value: [found.carrier, found.tracking].filter((part) => part !== '').join(' · ') },
              { name: t('returns.send-by'), value: found.sendBy === null ? '' : format.date(found.sendBy) },
              {
                name: t(refund === null ? 'returns.estimate' : 'returns.refund'),
                value: format.money((refund ?? estimate).priceMinor, estimate.currency),
              },
            ]}
          />
          {creditNote !== null && (
            <PaperButtons
              label={t('returns.papers')}
              papers={[
                {
                  id: creditNote.refundId,
                  label: t('returns.paper', { number: creditNote.number }),
                  kind: 'pdf',
                  onOpen: () =>
                    api.download(buildUrl('/api/order/id/:id/invoice.pdf', { lang, refund: creditNote.refundId }, { id: found.orderId })),
                },
              ]}
            />
          )}
        </Panel>
        <Panel title={t('returns.goods')}>
          <Table caption={t('returns.goods')}>
            <thead>
              <tr>
                {(['garment', 'quantity', 'reason', 'condition'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(`returns.goods.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.lines.map((line) => (
                <tr key={line.lineId}>
                  <th scope="row">
                    {text(line)} · {line.size}
                  </th>
                  <td>{format.number(line.quantity)}</td>
                  <td>
                    {t(`returns.reason.${line.reason}`)}
                    {line.note !== '' && (
                      <Text size="sm" tone="muted">
                        {line.note}
                      </Text>
                    )}
                  </td>
                  <td>
                    {line.condition === null ? '–' : t(`returns.condition.${line.condition}`)}
                    {line.restocked && ` · ${t('returns.restocked')}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          <PhotoStrip label={t('returns.photos')} photos={found.photos ?? []} onExpired={onExpired} />
        </Panel>
      </RecordLayout>
    </article>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5], minWidth: 0 }) };
