import type { WholesaleTerms } from '@orime/contracts/api/trade/wholesale-terms';
import { useFormat, useText } from '@orime/platform';
import { Badge, Button, Cluster, css, Heading, IconButton, Plus, space, Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { Pencil, Trash2 } from '@orime/ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { DeliveryWindow } from './terms-draft.ts';
import { useTermsT } from './terms-texts.ts';

/** As many as the API takes. */
const MOST = 24;

// Both are heavier than the list and come with the first press.
const WindowForm = lazy(async () => ({ default: (await import('./window-form.tsx')).WindowForm }));
const WindowRemoval = lazy(async () => ({ default: (await import('./window-removal.tsx')).WindowRemoval }));

/** When stores can have goods: one's delivery windows, how much is ordered for each, and the form that changes them. */
export function DeliveryWindows({ terms }: { readonly terms: WholesaleTerms }) {
  const t = useTermsT();
  const text = useText();
  const format = useFormat();
  const [edited, setEdited] = useState<DeliveryWindow | 'new'>();
  const [removed, setRemoved] = useState<DeliveryWindow>();
  const { windows } = terms;
  const day = (value: string): string => format.date(`${value}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const finish = (): void => setEdited(undefined);
  return (
    <section css={styles.root} aria-labelledby="windows">
      <Cluster justify="space-between">
        <Heading level={2} size={3} id="windows">
          {t('wholesale.windows')}
        </Heading>
        {windows.length < MOST && edited !== 'new' && (
          <Button size="sm" variant="secondary" onClick={() => setEdited('new')}>
            <Plus size={16} aria-hidden />
            {t('terms.window.add')}
          </Button>
        )}
      </Cluster>
      {windows.length === 0 && <Text tone="muted">{t('wholesale.windows.none')}</Text>}
      {windows.length > 0 && (
        <Table caption={t('wholesale.windows')} css={styles.table}>
          <thead>
            <tr>
              {(['name', 'ships', 'cutoff', 'kind', 'orders', 'actions'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`wholesale.window.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {windows.map((window) => (
              <tr key={window.id}>
                <th scope="row">{text(window.name)}</th>
                <td>{t('wholesale.window.days', { from: day(window.startShip), to: day(window.endShip) })}</td>
                <td>
                  {day(window.orderCutoff)}{' '}
                  <Badge tone={window.isOpen ? 'success' : 'neutral'}>
                    {t(window.isOpen ? 'wholesale.window.open' : 'wholesale.window.closed')}
                  </Badge>
                </td>
                <td>{t(window.prebook ? 'wholesale.window.made' : 'wholesale.window.stock')}</td>
                <td>{format.number(window.orders)}</td>
                <td css={styles.actions}>
                  <IconButton label={t('terms.window.edit-name', { name: text(window.name) })} onClick={() => setEdited(window)}>
                    <Pencil size={18} aria-hidden />
                  </IconButton>
                  <IconButton label={t('terms.window.remove-name', { name: text(window.name) })} onClick={() => setRemoved(window)}>
                    <Trash2 size={18} aria-hidden />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Suspense fallback={null}>
        {edited !== undefined && (
          <WindowForm
            key={edited === 'new' ? 'new' : edited.id}
            terms={terms}
            window={edited === 'new' ? undefined : edited}
            onDone={finish}
          />
        )}
        {removed !== undefined && <WindowRemoval terms={terms} window={removed} onDone={() => setRemoved(undefined)} />}
      </Suspense>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  table: css({ minWidth: '50rem', '& td': { verticalAlign: 'middle' }, '& tbody th': { verticalAlign: 'middle' } }),
  actions: css({ whiteSpace: 'nowrap' }),
};
