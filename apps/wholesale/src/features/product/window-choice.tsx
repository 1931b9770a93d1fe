import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { useFormat, useT, useText } from '@orime/platform';
import { css, media, RadioGroup, space, Text } from '@orime/ui';
import { useWindowWishStore, wishWindow } from './window-wish.store.ts';

/** When the designer ships: the buyer's choice goes along to the checkout. Nothing where no window takes orders. */
export function WindowChoice({ product }: { readonly product: Pick<WholesaleProduct, 'designer' | 'windows'> }) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const { designer, windows } = product;
  const wished = useWindowWishStore((state) => state.bySeller[designer.id]);
  const [first] = windows;
  if (first === undefined) return null;
  const day = (value: string): string => format.date(value, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <div css={styles.root}>
      <RadioGroup
        framed
        css={styles.choice}
        legend={t('window.choice')}
        value={windows.some(({ id }) => id === wished) ? wished : first.id}
        options={windows.map((window) => ({
          value: window.id,
          label: text(window.name),
          hint: t(window.isPrebook ? 'checkout.window.prebook' : 'checkout.window.stock', {
            from: day(window.startShip),
            to: day(window.endShip),
            cutoff: day(window.orderCutoff),
          }),
        }))}
        onChange={(windowId) => wishWindow(designer.id, windowId)}
      />
      <Text size="xs" tone="muted">
        {t('window.choice.note')}
      </Text>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  // Beside each other under their name, where there is room.
  choice: css({
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
      columnGap: space[2],
      '& > :first-child': { gridColumn: '1 / -1' },
      '& > label + label': { marginBlockStart: 0 },
    },
  }),
};
