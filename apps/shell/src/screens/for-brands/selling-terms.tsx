import type { PublicSettings } from '@orime/contracts/api/site/site';
import { useFormat, useRoot, useRouteRead, useText } from '@orime/platform';
import { FailedState, Skeleton, SkeletonRegion, Text, color, css, font, media, space, visuallyHidden } from '@orime/ui';
import { publicSettingsRead } from '../public-settings-read.ts';
import { FOR_BRANDS } from './for-brands-content.ts';

/** A coat's price in each currency, in minor units: round numbers to see a share by. */
const COAT_MINOR = { USD: 48_000, JPY: 48_000, EUR: 48_000 } as const;

/** What is kept of a sale and when the rest is paid out, as the settings have it today. */
export function SellingTerms() {
  const text = useText();
  const { percent, money } = useFormat();
  const market = useRoot((state) => state.market);
  const { data, isError, refetch, isFetching } = useRouteRead<PublicSettings>(publicSettingsRead);
  const { terms } = FOR_BRANDS;
  if (isError && data === undefined) return <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />;
  const selling = data?.selling;
  if (selling === undefined) {
    return (
      <SkeletonRegion>
        <Skeleton width="100%" height="19rem" />
      </SkeletonRegion>
    );
  }
  const currency = data?.markets.find(({ code }) => code === market)?.currency ?? 'USD';
  const price = COAT_MINOR[currency];
  const share = price - Math.round((price * selling.retailCommissionBp) / 10_000);
  const rows = [
    [terms.listing, text(terms.free), ''],
    [terms.retail, percent(selling.retailCommissionBp / 10_000), text(terms.retailNote)],
    [terms.wholesale, percent(selling.wholesaleCommissionBp / 10_000), text(terms.wholesaleNote)],
    [terms.returned, percent(0), text(terms.returnedNote)],
    [terms.payout, text(terms.payoutAfter(selling.payoutAfterDays, selling.payoutEveryDays)), text(terms.payoutNote)],
  ] as const;

  return (
    <>
      <table css={styles.table}>
        <caption css={visuallyHidden}>{text(terms.caption)}</caption>
        <tbody>
          {rows.map(([name, value, note]) => (
            <tr key={name.en}>
              <th scope="row">{text(name)}</th>
              <td>
                <strong css={styles.value}>{value}</strong> <span css={styles.note}>{note}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="lg" css={styles.example}>
        {text(terms.example(money(price, currency), money(share, currency)))}
      </Text>
    </>
  );
}

const styles = {
  table: css({
    width: '100%',
    '& th, & td': { paddingBlock: space[4], textAlign: 'start', verticalAlign: 'baseline', borderBlockEnd: `1px solid ${color.line}` },
    '& tr:first-of-type > *': { paddingBlockStart: 0 },
    '& th': { width: '40%', paddingInlineEnd: space[4], fontWeight: font.weight.medium },
  }),
  value: css({
    display: 'block',
    fontFamily: font.display,
    fontSize: font.size.h3,
    fontWeight: 380,
    lineHeight: 1.2,
    [media.desktop]: { display: 'inline', marginInlineEnd: space[2] },
  }),
  note: css({ color: color.muted }),
  example: css({ marginBlockStart: space[5] }),
};
