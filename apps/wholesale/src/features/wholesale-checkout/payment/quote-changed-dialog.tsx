import type { WholesaleQuote } from '@orime/contracts/api/trade/wholesale-quote';
import { useFormat, useT, useText } from '@orime/platform';
import { css, space, Text } from '@orime/ui';
import { MoneyTable } from '@orime/ui/data';
import { ConfirmDialog } from '@orime/ui/overlays';
import { compareQuotes } from '../quote-problems.ts';

export type QuoteChangedDialogProps = {
  readonly before: WholesaleQuote;
  readonly after: WholesaleQuote;
  readonly onSend: () => void;
  readonly onClose: () => void;
};

/** Loaded with its first opening. */
export function QuoteChangedDialog({ before, after, onSend, onClose }: QuoteChangedDialogProps) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const money = (minor: number | null): string => (minor === null ? '–' : format.money(minor, after.currency));
  const changes = compareQuotes(before, after);
  return (
    <ConfirmDialog
      isOpen
      title={t('checkout.changed.title')}
      confirmLabel={t('checkout.changed.send')}
      cancelLabel={t('checkout.changed.look')}
      onConfirm={onSend}
      onCancel={onClose}
    >
      <div css={styles.root}>
        <Text>{t(changes.length > 0 ? 'checkout.changed.text' : 'checkout.changed.dates')}</Text>
        {changes.length > 0 && (
          <MoneyTable
            caption={t('checkout.changed.title')}
            labelHeader={t('table.style')}
            columns={[
              { id: 'before', header: t('checkout.changed.before') },
              { id: 'after', header: t('checkout.changed.after') },
            ]}
            lines={changes.map(({ id, label, beforeMinor, afterMinor }) => ({
              id,
              label: text(label),
              amounts: { before: money(beforeMinor), after: money(afterMinor) },
            }))}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };
