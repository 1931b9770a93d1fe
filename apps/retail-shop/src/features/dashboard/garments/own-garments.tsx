import type { GarmentCard } from '@orime/contracts/api/catalogue/garment';
import {
  keepPreviousData,
  Link,
  useFormat,
  useHasRoute,
  useMutation,
  useQuery,
  useQueryClient,
  useSearchParams,
  useT,
} from '@orime/platform';
import {
  Button,
  buttonStyles,
  color,
  css,
  EmptyState,
  FailedState,
  font,
  Grid,
  Heading,
  imageUrl,
  Skeleton,
  SkeletonRegion,
  space,
  Text,
} from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import { lazy, Suspense, useState } from 'react';
import { deleteGarment, GARMENTS_A_PAGE, garmentsQuery } from '../account.api.ts';

const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then((module) => ({ default: module.RemoveDialog })));
/** Where each kind is gone on with. */
const TOOLS = { studio: '/designstudio', embroidery: '/embroidery' } as const satisfies Record<GarmentCard['kind'], string>;

/** What one drew in the studio and in embroidery; `?page=` goes on. Fetches. */
export function OwnGarments() {
  const t = useT('retail-shop');
  const queries = useQueryClient();
  const hasRoute = useHasRoute();
  const hasStudio = hasRoute(TOOLS.studio);
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useQuery({ ...garmentsQuery(page), placeholderData: keepPreviousData });
  const [asked, setAsked] = useState<GarmentCard>();
  const remove = useMutation({
    mutationFn: deleteGarment,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['garments'] }),
    onSettled: () => setAsked(undefined),
  });
  const addressOf = (other: number): string => {
    const next = new URLSearchParams(search);
    next.set('page', String(other));
    return `?${next.toString()}`;
  };
  return (
    <section css={styles.root} aria-labelledby="dashboard-garments">
      <Heading level={2} size={3} id="dashboard-garments">
        {t('garments.title')}
      </Heading>
      {(isError || remove.isError) && <FailedState level={3} onRetry={() => void refetch().then(() => remove.reset())} busy={isFetching} />}
      {!isError && !data && (
        <SkeletonRegion css={styles.root}>
          <Skeleton height="14rem" />
        </SkeletonRegion>
      )}
      {data?.total === 0 && (
        <EmptyState
          level={3}
          title={t('garments.none')}
          text={t('garments.empty')}
          actions={
            <Link css={buttonStyles()} to={hasStudio ? TOOLS.studio : '/catalog'}>
              {hasStudio ? t('garments.start') : t('not-found.catalog')}
            </Link>
          }
        />
      )}
      {data !== undefined && data.items.length > 0 && (
        <Grid as="ul" columns={[2, 3, 4]} gap={3} rowGap={5}>
          {data.items.map((garment) => (
            <li key={garment.id}>
              <GarmentTile garment={garment} hasTool={hasRoute(TOOLS[garment.kind])} onRemove={() => setAsked(garment)} />
            </li>
          ))}
        </Grid>
      )}
      {data !== undefined && (
        <Pagination page={page} pageCount={Math.ceil(data.total / GARMENTS_A_PAGE)} hrefFor={addressOf} linkAs={Link} />
      )}
      {asked && (
        <Suspense fallback={null}>
          <RemoveDialog
            name={asked.name}
            isBusy={remove.isPending}
            onConfirm={() => remove.mutate(asked.id)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

type GarmentTileProps = { readonly garment: GarmentCard; readonly hasTool: boolean; readonly onRemove: () => void };

function GarmentTile({ garment, hasTool, onRemove }: GarmentTileProps) {
  const t = useT('retail-shop');
  const format = useFormat();
  const { id, kind, previewFileId, updatedAt } = garment;
  const name = garment.name === '' ? t('garments.unnamed') : garment.name;
  return (
    <article css={styles.tile}>
      <div css={styles.picture}>
        {previewFileId === null ? (
          <Text tone="muted">{t(`garments.kind.${kind}`)}</Text>
        ) : (
          <img css={styles.preview} src={imageUrl(previewFileId, 480)} alt="" loading="lazy" />
        )}
      </div>
      <h3 css={styles.name}>{hasTool ? <Link to={`${TOOLS[kind]}?garment=${encodeURIComponent(id)}`}>{name}</Link> : name}</h3>
      <Text size="sm" tone="muted">
        {t('garments.about', { kind: t(`garments.kind.${kind}`), date: format.date(updatedAt) })}
      </Text>
      <div>
        <Button size="sm" variant="ghost" aria-label={t('garments.remove.of', { name })} onClick={onRemove}>
          {t('garments.remove')}
        </Button>
      </div>
    </article>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  tile: css({ display: 'grid', gap: space[1] }),
  picture: css({ display: 'grid', placeItems: 'center', aspectRatio: '3 / 4', background: color.sunken }),
  preview: css({ width: '100%', height: '100%', objectFit: 'contain' }),
  name: css({ fontWeight: font.weight.medium }),
};
