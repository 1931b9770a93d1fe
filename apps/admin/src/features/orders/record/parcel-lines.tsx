import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { useFormat, useText } from '@orime/platform';
import { css, FieldError, Select, space } from '@orime/ui';
import { useOrdersT } from '../orders-texts.ts';

/** Units of each line that leave in the parcel, by the id of the line. */
export type ParcelUnits = Readonly<Record<string, number>>;

/** Everything that has not left yet. */
export function unitsLeft({ lines }: Pick<SellerOrder, 'lines'>): ParcelUnits {
  return Object.fromEntries(
    lines.flatMap(({ id, quantity, fulfilledQuantity }) => (quantity > fulfilledQuantity ? [[id, quantity - fulfilledQuantity]] : [])),
  );
}

/** The lines of a parcel as the API takes them; undefined when it holds all that is left. */
export function linesOf(
  units: ParcelUnits,
  left: ParcelUnits,
): readonly { readonly lineId: string; readonly quantity: number }[] | undefined {
  if (Object.entries(left).every(([id, count]) => units[id] === count)) return undefined;
  return Object.entries(units).flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));
}

export type ParcelLinesProps = {
  readonly order: Pick<SellerOrder, 'lines'>;
  readonly value: ParcelUnits;
  readonly onChange: (units: ParcelUnits) => void;
  readonly error: string | undefined;
};

/** What goes into a parcel: of each line that has not left, all, some or none. */
export function ParcelLines({ order, value, onChange, error }: ParcelLinesProps) {
  const t = useOrdersT();
  const text = useText();
  const format = useFormat();
  const left = unitsLeft(order);
  return (
    <div css={styles.root}>
      {order.lines
        .filter(({ id }) => left[id] !== undefined)
        .map((line) => (
          <Select
            key={line.id}
            label={[text(line), line.size].filter((part) => part !== '').join(' · ')}
            value={String(value[line.id] ?? 0)}
            onChange={({ currentTarget }) => onChange({ ...value, [line.id]: Number(currentTarget.value) })}
          >
            {Array.from({ length: (left[line.id] ?? 0) + 1 }, (_, units) => (
              <option key={units} value={units}>
                {units === 0
                  ? t('orders.ship.none')
                  : t('orders.ship.units', { units: format.number(units), left: format.number(left[line.id] ?? 0) })}
              </option>
            ))}
          </Select>
        ))}
      {error !== undefined && <FieldError id="parcel-lines-error">{error}</FieldError>}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3] }) };
