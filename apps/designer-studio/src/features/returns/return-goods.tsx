import type { Return } from '@orime/contracts/api/selling/return';
import { Link, useFormat, useQueryClient, useT, useText } from '@orime/platform';
import { color, css, font, Image, space, Text } from '@orime/ui';
import { PhotoStrip } from '@orime/ui/data';
import { RETURNS_KEY } from './returns.api.ts';

/** What a customer gives back, with their words, and what it gives back to them. */
export function ReturnGoods({ entry }: { readonly entry: Return }) {
  const t = useT('designer-studio');
  const text = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const amount = entry.refund ?? entry.estimate;
  const money = format.money(amount.priceMinor, amount.currency);
  return (
    <div css={styles.root}>
      <ul css={styles.list}>
        {entry.lines.map((line) => (
          <li key={line.lineId} css={styles.line}>
            {line.image ? <Image image={line.image} alt="" sizes="4rem" ratio="3 / 4" css={styles.image} /> : <span />}
            <div>
              <Link to={`/designs/${line.slug}`}>{text(line)}</Link>
              <Text size="sm" tone="muted">
                {t('returns.facts', { size: line.size, units: line.quantity, reason: t(`returns.reason.${line.reason}`) })}
              </Text>
              {line.note !== '' && <Text>{line.note}</Text>}
              {line.condition !== null && (
                <Text size="sm">
                  {t('returns.seen', {
                    condition: t(`returns.condition.${line.condition}`),
                    stock: line.restocked ? t('returns.restocked') : t('returns.not-restocked'),
                  })}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
      {entry.note !== '' && <blockquote css={styles.words}>{entry.note}</blockquote>}
      <PhotoStrip
        label={t('returns.photos')}
        photos={entry.photos ?? []}
        onExpired={() => void queries.invalidateQueries({ queryKey: RETURNS_KEY })}
      />
      {entry.fee.priceMinor > 0 && (
        <Text size="sm" tone="muted">
          {t('returns.fee', { amount: format.money(entry.fee.priceMinor, entry.fee.currency) })}
        </Text>
      )}
      <p css={styles.amount}>
        {entry.refund === null ? t('returns.expected', { amount: money }) : t('returns.refunded', { amount: money })}
      </p>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], overflowWrap: 'anywhere' }),
  list: css({ display: 'grid', gap: space[4], padding: 0, margin: 0, listStyle: 'none' }),
  line: css({ display: 'grid', gridTemplateColumns: '4rem minmax(0, 1fr)', gap: space[4] }),
  image: css({ width: '100%' }),
  words: css({ margin: 0, paddingInlineStart: space[4], borderInlineStart: `2px solid ${color.lineStrong}` }),
  amount: css({ fontWeight: font.weight.medium, fontVariantNumeric: 'tabular-nums' }),
};
