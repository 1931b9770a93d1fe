import type { Invoice } from '@orime/contracts/api/money/invoice';
import { useFormat, useLanguage, useMutation, useT } from '@orime/platform';
import { Badge, Button, color, css, font, media, space, Text, VisuallyHidden } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import { useEffect, useRef } from 'react';
import { Refusal } from '../company/index.ts';
import { downloadInvoice } from './invoices.api.ts';

const TONES = {
  issued: 'neutral',
  partially_paid: 'warning',
  paid: 'success',
  overdue: 'danger',
  void: 'neutral',
} as const satisfies Record<Invoice['status'], BadgeTone>;

type InvoiceRowProps = {
  readonly invoice: Invoice;
  /** Whether a link has led here. */
  readonly isLinked: boolean;
};

/** One invoice or credit note: what it is about, what is open of it until when, and its file. */
export function InvoiceRow({ invoice, isLinked }: InvoiceRowProps) {
  const t = useT('wholesale');
  const format = useFormat();
  const language = useLanguage();
  const { id, number, kind, status, orderNumber, relatedNumber, refund, total, due } = invoice;
  const download = useMutation({ mutationFn: () => downloadInvoice(id, language) });
  const row = useRef<HTMLLIElement>(null);
  // Synchronises focus, and with it the scroll position, with the link that was followed.
  useEffect(() => (isLinked && row.current !== null ? holdInSight(row.current) : undefined), [isLinked]);

  const isNote = kind === 'credit_note';
  const isStanding = !isNote && status !== 'void';
  const name = t(isNote ? 'invoices.credit-note' : 'invoices.invoice', { number });
  const money = ({ priceMinor, currency }: Invoice['total']) => format.money(priceMinor, currency);
  // A day of the books, which are kept in UTC, as the mails and the file name it.
  const day = (when: string) => format.date(when, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <li ref={row} css={[styles.root, isLinked && styles.linked]} id={`invoice-${id}`} tabIndex={-1}>
      <div css={styles.words}>
        <p css={styles.name}>
          {name}
          {!isNote && <Badge tone={TONES[status]}>{t(`invoices.state.${status}`)}</Badge>}
        </p>
        <Text size="sm" tone="muted">
          {orderNumber === null ? day(invoice.issuedAt) : t('invoices.of', { order: orderNumber, date: day(invoice.issuedAt) })}
        </Text>
        {relatedNumber !== null && (
          <Text size="sm" tone="muted">
            {t(isNote ? 'invoices.credits' : 'invoices.replaces', { number: relatedNumber })}
          </Text>
        )}
        {refund !== null && <Text size="sm">{t(`invoices.refund.${refund.status}`, { amount: money(refund.amount) })}</Text>}
      </div>
      <dl css={styles.facts}>
        {isStanding && (
          <div css={styles.due}>
            <dt css={styles.label}>{t('invoices.due')}</dt>
            <dd css={[styles.value, status === 'overdue' && styles.late]}>{day(invoice.dueAt)}</dd>
          </div>
        )}
        <div css={isStanding ? styles.amount : styles.alone}>
          <dt css={styles.label}>{t('invoices.amount')}</dt>
          <dd css={styles.value}>{money(total)}</dd>
        </div>
        {isStanding && (
          <div css={styles.open}>
            <dt css={styles.label}>{t('invoices.open')}</dt>
            <dd css={[styles.value, status === 'overdue' && styles.late]}>{money(due)}</dd>
          </div>
        )}
      </dl>
      <Button variant="secondary" size="sm" css={styles.file} busy={download.isPending} onClick={() => download.mutate()}>
        <span>
          <VisuallyHidden>{name} </VisuallyHidden>
          {t('invoices.pdf')}
        </span>
      </Button>
      {download.isError && (
        <div css={styles.refusal}>
          <Refusal error={download.error} />
        </div>
      )}
    </li>
  );
}

const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Focuses a row and keeps it in sight while what stands above it is still loading, until somebody moves. Returns what ends that. */
function holdInSight(row: HTMLElement): () => void {
  const observer = new ResizeObserver(() => row.scrollIntoView({ block: 'nearest' }));
  const letGo = (): void => {
    observer.disconnect();
    for (const type of MOVES) window.removeEventListener(type, letGo);
  };
  row.focus();
  observer.observe(document.body);
  for (const type of MOVES) window.addEventListener(type, letGo, { passive: true });
  return letGo;
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${space[3]} ${space[4]}`,
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${color.line}`,
    scrollMarginBlock: '6rem',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem auto', columnGap: space[3], alignItems: 'center' },
  }),
  linked: css({
    marginInline: `calc(-1 * ${space[3]})`,
    paddingInline: space[3],
    background: color.surface,
    boxShadow: `inset 2px 0 0 ${color.accent}`,
  }),
  words: css({ display: 'grid', gap: space[1], minWidth: 0 }),
  name: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[2]}`,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
  facts: css({
    gridColumn: '1 / -1',
    gridRow: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, 1fr) repeat(2, minmax(0, 1fr))',
    gap: space[3],
    margin: 0,
    fontSize: font.size.sm,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    [media.tablet]: { gridColumn: 'auto', gridRow: 'auto', gridTemplateColumns: '7rem repeat(2, minmax(0, 1fr))' },
  }),
  due: css({ gridColumn: 1 }),
  amount: css({ gridColumn: 2, gridRow: 1, textAlign: 'end' }),
  // Nothing is beside it: on a phone it begins the line.
  alone: css({ gridColumn: 1, gridRow: 1, [media.tablet]: { gridColumn: 2, textAlign: 'end' } }),
  open: css({ gridColumn: 3, gridRow: 1, textAlign: 'end' }),
  label: css({ color: color.muted, fontSize: font.size.xs }),
  value: css({ margin: 0 }),
  late: css({ color: color.danger }),
  file: css({ [media.tablet]: { justifySelf: 'end' } }),
  refusal: css({ gridColumn: '1 / -1' }),
};
