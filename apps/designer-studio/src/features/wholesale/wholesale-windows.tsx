import { useFormat, useQuery, useT, useText } from '@orime/platform';
import { Badge, css, FailedState, Heading, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { wholesaleTermsQuery } from './wholesale.api.ts';

/** When stores can have goods: one's delivery windows, and how much is ordered for each. Fetches. */
export function WholesaleWindows() {
  const t = useT('designer-studio');
  const text = useText();
  const format = useFormat();
  const { data, isError, isFetching, refetch } = useQuery(wholesaleTermsQuery());
  const day = (value: string): string => format.date(`${value}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <section css={styles.root} aria-labelledby="windows">
      <Heading level={2} size={3} id="windows">
        {t('wholesale.windows')}
      </Heading>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="8rem" />
        </SkeletonRegion>
      )}
      {data?.windows.length === 0 && <Text tone="muted">{t('wholesale.windows.none')}</Text>}
      {data !== undefined && data.windows.length > 0 && (
        <Table caption={t('wholesale.windows')} css={styles.table}>
          <thead>
            <tr>
              {(['name', 'ships', 'cutoff', 'kind', 'orders'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`wholesale.window.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.windows.map((window) => (
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
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  table: css({ minWidth: '46rem' }),
};
