import { BRAND } from '@orime/contracts';
import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { useRouteRead, useT } from '@orime/platform';
import { css, FailedState, Grid, Heading, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { PaperButtons, saveFile } from '@orime/ui/data';
import { BOILERPLATE } from './media-content.ts';
import { PICTURES_READ } from './media-reads.ts';
import { PressImage } from './press-image.tsx';
import { makePressKit } from './press-kit.ts';
import { listPressPictures } from './press-pictures.ts';

/** Pictures that may be printed, and the kit with the first of them. */
export function PressImages() {
  const t = useT('magazine');
  const lookbooks = useRouteRead<readonly Lookbook[]>(PICTURES_READ);
  const pictures = listPressPictures(lookbooks.data ?? []);
  return (
    <section css={styles.root} aria-labelledby="press-images">
      <Heading level={2} id="press-images">
        {t('media.images')}
      </Heading>
      <Text css={styles.text}>{t('media.images.text')}</Text>
      {lookbooks.isError && <FailedState level={3} onRetry={() => void lookbooks.refetch()} busy={lookbooks.isFetching} />}
      {lookbooks.data && (
        <PaperButtons
          label={t('media.kit')}
          papers={[
            {
              id: 'kit',
              kind: 'zip',
              label: t('media.kit.file'),
              isStoppable: true,
              onOpen: async (signal) =>
                saveFile(`${BRAND.name.toLowerCase()}-press-kit.zip`, await makePressKit(pictures, BOILERPLATE, signal)),
            },
          ]}
        />
      )}
      {lookbooks.isPending && (
        <SkeletonRegion>
          <Grid columns={[2, 3, 4]} gap={4} rowGap={6}>
            {[0, 1, 2, 3].map((shape) => (
              <Skeleton key={shape} ratio="3 / 4" />
            ))}
          </Grid>
        </SkeletonRegion>
      )}
      <Grid as="ul" columns={[2, 3, 4]} gap={4} rowGap={6}>
        {pictures.map((picture) => (
          <li key={picture.image.id}>
            <PressImage picture={picture} />
          </li>
        ))}
      </Grid>
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5] }), text: css({ maxWidth: '40rem' }) };
