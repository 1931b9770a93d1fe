import type { ProductionDetail } from '@orime/contracts/api/trade/production';
import { FilesField, pictureRoute, useFormFiles } from '@orime/forms/files';
import { textOfError, useMutation, useQueryClient, useText } from '@orime/platform';
import { Button, css, font, Heading, IconButton, Image, Notice, space, Text } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { useProductionT } from '../production-texts.ts';
import { RUNS_KEY, updateRun } from '../production.api.ts';
import { isFinal, STAGES } from '../run-state.ts';

/** As many as the API takes. */
const MOST = 24;

/** Photos of a run by the stage in which they came in. Both sides add some while it is under way. */
export function RunPhotos({ run }: { readonly run: ProductionDetail }) {
  const t = useProductionT();
  const text = useText();
  const queries = useQueryClient();
  const files = useFormFiles({ route: pictureRoute, max: MOST - run.photos.length });
  const isOpen = !isFinal(run.status) && run.side !== 'staff';
  const saving = useMutation({
    mutationFn: (photos: readonly string[]) => updateRun(run.id, { photos: [...photos] }),
    onSuccess: () => files.clear(),
    onSettled: () => queries.invalidateQueries({ queryKey: RUNS_KEY }),
  });
  const known = run.photos.map(({ image }) => image.id);
  return (
    <section css={styles.root} aria-labelledby="run-photos">
      <Heading level={2} size={3} id="run-photos">
        {t('photos.title')}
      </Heading>
      {run.photos.length === 0 && <Text tone="muted">{t(isOpen ? 'photos.empty' : 'photos.none')}</Text>}
      {[...STAGES, 'cancelled' as const].map((stage) => {
        const photos = run.photos.filter((photo) => photo.stage === stage);
        if (photos.length === 0) return null;
        return (
          <div key={stage} css={styles.stage}>
            <h3 css={styles.heading}>{t(`run.status.${stage}`)}</h3>
            <ul css={styles.photos}>
              {photos.map(({ image }, index) => (
                <li key={image.id} css={styles.photo}>
                  <Image
                    image={image}
                    alt={text(image.alt) || t('photos.alt', { stage: t(`run.status.${stage}`), number: index + 1 })}
                    sizes="9rem"
                    ratio="1"
                  />
                  {isOpen && (
                    <span css={styles.remove}>
                      <IconButton
                        label={t('photos.remove', { stage: t(`run.status.${stage}`), number: index + 1 })}
                        onClick={() => saving.mutate(known.filter((id) => id !== image.id))}
                      >
                        <Trash2 size={16} aria-hidden />
                      </IconButton>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {saving.error !== null && (
        <Notice tone="danger" role="alert">
          {text(textOfError(saving.error))}
        </Notice>
      )}
      {isOpen && (
        <>
          <FilesField
            id="run-photo-files"
            legend={t('photos.add', { stage: t(`run.status.${run.status}`) })}
            label={t('photos.choose')}
            files={files}
          />
          {files.stored.length > 0 && (
            <div>
              <Button
                variant="secondary"
                busy={saving.isPending}
                disabled={files.isUploading}
                onClick={() => saving.mutate([...known, ...files.stored.map(({ id }) => id)])}
              >
                {t('photos.save', { count: files.stored.length })}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  stage: css({ display: 'grid', gap: space[2] }),
  heading: css({ margin: 0, fontSize: font.size.sm, fontWeight: font.weight.semibold }),
  photos: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  photo: css({ position: 'relative' }),
  remove: css({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, background: 'var(--color-page)' }),
};
