import type { StockAlert } from '@orime/contracts/api/catalogue/stock-alert';
import { Link, textOfError, useFormat, useMutation, useQuery, useQueryClient, useText } from '@orime/platform';
import {
  Badge,
  Button,
  buttonStyles,
  color,
  css,
  EmptyState,
  FailedState,
  font,
  Heading,
  Image,
  media,
  showToast,
  Skeleton,
  SkeletonRegion,
  space,
  Text,
} from '@orime/ui';
import { useSizeName } from '../../garment/index.ts';
import { useAccountT } from '../account-texts.ts';
import { alertsQuery, deleteAlert } from '../account.api.ts';

/** Sizes one is told about when they can be bought again. Fetches. */
export function OwnAlerts() {
  const t = useAccountT();
  const { data, isError, isFetching, refetch } = useQuery(alertsQuery());
  return (
    <section css={styles.root} aria-labelledby="dashboard-alerts">
      <Heading level={2} size={3} id="dashboard-alerts">
        {t('alerts.title')}
      </Heading>
      {isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && (
        <SkeletonRegion css={styles.root}>
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
        </SkeletonRegion>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          level={3}
          title={t('alerts.none')}
          text={t('alerts.empty')}
          actions={
            <Link css={buttonStyles()} to="/catalog">
              {t('not-found.catalog')}
            </Link>
          }
        />
      )}
      {data !== undefined && data.items.length > 0 && (
        <ul css={styles.list} aria-labelledby="dashboard-alerts">
          {data.items.map((alert) => (
            <li key={alert.id} css={styles.row}>
              <AlertRow alert={alert} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function AlertRow({ alert }: { readonly alert: StockAlert }) {
  const t = useAccountT();
  const text = useText();
  const format = useFormat();
  const sizeName = useSizeName();
  const queries = useQueryClient();
  const name = text(alert.name);
  const remove = useMutation({
    mutationFn: () => deleteAlert(alert.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: alertsQuery().queryKey }),
    onError: (error) => showToast({ message: text(textOfError(error)), tone: 'danger' }),
  });
  return (
    <>
      {alert.image ? <Image image={alert.image} alt="" sizes="4rem" ratio="3 / 4" /> : <span />}
      <div>
        <Link css={styles.name} to={`/designs/${alert.slug}`}>
          {name}
        </Link>
        <Text size="sm" tone="muted">
          {t('alerts.facts', { size: sizeName(alert.size), date: format.date(alert.createdAt) })}
        </Text>
      </div>
      <Badge>{t(`alerts.state.${alert.state}`)}</Badge>
      <Button
        size="sm"
        variant="ghost"
        busy={remove.isPending}
        aria-label={t('alerts.remove.of', { name, size: sizeName(alert.size) })}
        onClick={() => remove.mutate()}
      >
        {t('alerts.remove')}
      </Button>
    </>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    gap: `${space[2]} ${space[4]}`,
    alignItems: 'center',
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.line}`,
    // On a phone the button stands below the words.
    '& > button': { gridColumn: '2 / -1', justifySelf: 'start' },
    [media.tablet]: { gridTemplateColumns: '4rem minmax(0, 1fr) auto auto', '& > button': { gridColumn: 'auto' } },
  }),
  name: css({ fontWeight: font.weight.medium, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }),
};
