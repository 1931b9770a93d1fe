import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { useFormat, useText } from '@orime/platform';
import { Button, Cluster, Stack, Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { Dialog } from '@orime/ui/overlays';
import { useCheckoutT } from './checkout-texts.ts';
import type { PlacementResult } from './place-order.ts';
import { quoteDifferences } from './quote-differences.ts';

export type ChangesDialogProps = {
  readonly result: Extract<PlacementResult, { readonly status: 'changed' }>;
  readonly onAccept: () => void;
  readonly onClose: () => void;
};

/** A price or the stock changed since the visitor looked: what was, what is, and the question whether to go on. */
export function ChangesDialog({ result, onAccept, onClose }: ChangesDialogProps) {
  const t = useCheckoutT();
  const text = useText();
  const format = useFormat();
  const { before, after } = result;
  const money = (minor: number | null) => (minor === null ? t('changes.gone') : format.money(minor, after.currency));
  const nameOf = (key: string): string => {
    const line = [...after.lines, ...before.lines].find((one: CheckoutQuote['lines'][number]) => one.key === key);
    return line ? text(line) : key;
  };
  const buttons = (
    <Cluster justify="end">
      <Button variant="ghost" onClick={onClose}>
        {t('changes.back')}
      </Button>
      {after.orderable && <Button onClick={onAccept}>{t('changes.accept')}</Button>}
    </Cluster>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('changes.title')} footer={buttons}>
      <Stack>
        <Text>{after.orderable ? t('changes.text') : t('checkout.not-orderable')}</Text>
        <Table caption={t('changes.title')}>
          <thead>
            <tr>
              <th scope="col">{t('changes.what')}</th>
              <th scope="col" data-align="end">
                {t('changes.before')}
              </th>
              <th scope="col" data-align="end">
                {t('changes.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {quoteDifferences(before, after).map((change) => (
              <tr key={change.what === 'line' ? change.line : change.what}>
                <th scope="row">{change.what === 'line' ? nameOf(change.line) : t(`totals.${change.what}`)}</th>
                <td data-align="end">{money(change.before)}</td>
                <td data-align="end">{money(change.after)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Stack>
    </Dialog>
  );
}
