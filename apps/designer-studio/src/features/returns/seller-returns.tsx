import { useSearchParams, useT } from '@orime/platform';
import { css, Heading, space } from '@orime/ui';
import { ReturnAddress } from './return-address.tsx';
import { ReturnDetail } from './return-detail.tsx';
import { ReturnList } from './return-list.tsx';

/** What customers want to give back: a list, and behind `?return=` one of them with its steps. */
export function SellerReturns() {
  const t = useT('designer-studio');
  const [search] = useSearchParams();
  const id = search.get('return');
  if (id !== null && id !== '') return <ReturnDetail key={id} id={id} />;
  return (
    <section css={styles.root} aria-labelledby="returns">
      <Heading level={2} size={3} id="returns">
        {t('returns.title')}
      </Heading>
      <ReturnAddress />
      <ReturnList />
    </section>
  );
}

// Long addresses and names wrap instead of widening the page.
const styles = { root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }) };
