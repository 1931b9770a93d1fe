import type { Return } from '@orime/contracts/api/selling/return';
import { useFormat, useText } from '@orime/platform';
import { css, font, Image, space, Text } from '@orime/ui';
import { PhotoStrip } from '@orime/ui/data';
import { useSizeName } from '../garment/index.ts';
import { useReturnsT } from './returns-texts.ts';
import { useReturnsChanged } from './use-returns-changed.ts';

/** What goes back and why, and what it gives back. */
export function ReturnGoods({ entry }: { readonly entry: Return }) {
  const t = useReturnsT();
  const text = useText();
  const format = useFormat();
  const sizeName = useSizeName();
  const changed = useReturnsChanged();
  const amount = entry.refund ?? entry.estimate;
  const money = format.money(amount.priceMinor, amount.currency);
  const hasStopped = entry.status === 'declined' || entry.status === 'rejected' || entry.status === 'cancelled';
  return (
    <div css={styles.root}>
      <ul css={styles.list}>
        {entry.lines.map((line) => (
          <li key={line.lineId} css={styles.line}>
            {line.image ? <Image image={line.image} alt="" sizes="3rem" ratio="3 / 4" css={styles.image} /> : <span />}
            <div>
              <Text weight="medium">{text(line)}</Text>
              <Text size="sm" tone="muted">
                {t('returns.facts', { size: sizeName(line.size), units: line.quantity, reason: t(`returns.reason.${line.reason}`) })}
              </Text>
              {line.note !== '' && <Text size="sm">{line.note}</Text>}
            </div>
          </li>
        ))}
      </ul>
      {entry.note !== '' && <Text size="sm">{entry.note}</Text>}
      <PhotoStrip label={t('returns.photos')} photos={entry.photos ?? []} onExpired={() => void changed()} />
      {!hasStopped && entry.fee.priceMinor > 0 && (
        <Text size="sm" tone="muted">
          {t('returns.fee', { amount: format.money(entry.fee.priceMinor, entry.fee.currency) })}
        </Text>
      )}
      {!hasStopped && (
        <p css={styles.amount}>
          {entry.refund === null ? t('returns.expected', { amount: money }) : t('returns.refunded', { amount: money })}
        </p>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], overflowWrap: 'anywhere' }),
  list: css({ display: 'grid', gap: space[3], padding: 0, margin: 0, listStyle: 'none' }),
  line: css({ display: 'grid', gridTemplateColumns: '3rem minmax(0, 1fr)', gap: space[3] }),
  image: css({ width: '100%' }),
  amount: css({ fontWeight: font.weight.medium, fontVariantNumeric: 'tabular-nums' }),
};
