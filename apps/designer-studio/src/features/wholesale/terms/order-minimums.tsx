import type { WholesaleTerms } from '@orime/contracts/api/trade/wholesale-terms';
import { useFormat } from '@orime/platform';
import { Button, Cluster, css, Heading, space, Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { lazy, Suspense, useState } from 'react';
import { useTermsT } from './terms-texts.ts';

const MinimumsForm = lazy(async () => ({ default: (await import('./minimums-form.tsx')).MinimumsForm }));

/** The least that a store orders at first and later, by currency. */
export function OrderMinimums({ terms }: { readonly terms: WholesaleTerms }) {
  const t = useTermsT();
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  const { minimums } = terms;
  const amount = (minor: number, currency: string): string => (minor === 0 ? t('terms.minimums.none') : format.money(minor, currency));
  return (
    <section css={styles.root} aria-labelledby="minimums">
      <Cluster justify="space-between">
        <Heading level={2} size={3} id="minimums">
          {t('terms.minimums')}
        </Heading>
        {!isEditing && (
          <Button size="sm" variant="secondary" onClick={() => setEditing(true)}>
            {t('terms.minimums.edit')}
          </Button>
        )}
      </Cluster>
      {!isEditing && minimums.length === 0 && <Text tone="muted">{t('terms.minimums.empty')}</Text>}
      {!isEditing && minimums.length > 0 && (
        <Table caption={t('terms.minimums')}>
          <thead>
            <tr>
              {(['currency', 'first', 'again'] as const).map((head) => (
                <th key={head} scope="col" data-align={head === 'currency' ? undefined : 'end'}>
                  {t(`terms.minimums.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {minimums.map(({ currency, firstOrderMinor, reorderMinor }) => (
              <tr key={currency}>
                <th scope="row">{currency}</th>
                <td data-align="end">{amount(firstOrderMinor, currency)}</td>
                <td data-align="end">{amount(reorderMinor, currency)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {isEditing && (
        <Suspense fallback={null}>
          <MinimumsForm terms={terms} onDone={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4], maxWidth: '40rem', '& > *': { minWidth: 0 } }) };
