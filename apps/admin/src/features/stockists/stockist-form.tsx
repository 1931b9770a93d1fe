import type { Stockist, StockistInput } from '@orime/contracts/api/trade/stockist';
import { Form, FormFailure, LocalTextFields, PlaceFields, TagsField, useForm } from '@orime/forms';
import { isApiError, Link, useMutation, useNavigate, useQueryClient, useText } from '@orime/platform';
import { Button, buttonStyles, Cluster, css, media, Notice, showToast, space, Stack, TextField } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { FormMerge } from '../../parts/form-merge.tsx';
import { Panel } from '../../parts/panel.tsx';
import { StaleNotice } from '../../parts/stale-notice.tsx';
import { isOutdated, useBaseVersion } from '../../parts/use-base-version.ts';
import { draftOf, inputOf, problemsOf } from './stockist-draft.ts';
import type { StockistDraft } from './stockist-draft.ts';
import { useStockistsT } from './stockists-texts.ts';
import { removeStockist, saveStockist } from './stockists.api.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).ConfirmDialog }));

/** A new shop, or one to change. */
export function StockistForm({ shop }: { readonly shop: Stockist | undefined }) {
  const t = useStockistsT();
  const text = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const title = shop === undefined ? t('stockists.new') : text(shop);
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['stockist'] });
  const base = useBaseVersion(shop?.version, reload);
  const leave = async (message: string): Promise<void> => {
    showToast({ message, tone: 'success' });
    await reload();
    await navigate('/admin/stockists');
  };
  const form = useForm<StockistDraft, StockistInput, Stockist>({
    name: 'stockist',
    initial: draftOf(shop),
    schema: async () => (await import('@orime/contracts/api/trade/stockist')).StockistInput,
    toBody: inputOf,
    check: problemsOf,
    aliases: { city: 'place.city', cityJp: 'place.cityJp', country: 'place.country', lat: 'place.position', lon: 'place.position' },
    send: (input, { idempotencyKey }) => base.send((version) => saveStockist(shop?.id, { ...input, version }, idempotencyKey)),
    onSent: (saved) => leave(t('stockists.saved', { name: text(saved) })),
  });
  const remove = useMutation({
    mutationFn: () => removeStockist(shop?.id ?? '', shop?.version),
    onSuccess: () => leave(t('stockists.removed', { name: title })),
    onError: () => setAsked(false),
  });
  /** Whoever deletes what somebody else has changed sees it first. */
  async function readAgain(): Promise<void> {
    await reload();
    remove.reset();
  }
  const linesOf = ({ name, nameJp, slug, place, address, url, note, designers }: StockistDraft): readonly (readonly [string, string])[] => [
    [t('stockists.name'), name],
    [t('stockists.name-jp'), nameJp],
    [t('stockists.slug'), slug],
    [t('stockists.place'), [place.city, place.cityJp, place.country, place.position].join(' · ')],
    [t('stockists.address'), address],
    [t('stockists.url'), url],
    [t('stockists.note.en'), note.en],
    [t('stockists.note.jp'), note.jp],
    [t('stockists.designers'), designers.join(', ')],
  ];
  const isTaken = isApiError(form.failure) && form.failure.code === 'conflict';
  return (
    <Panel title={title}>
      {remove.isError &&
        (isOutdated(remove.error) ? <StaleNotice onReload={() => void readAgain()} /> : <FormFailure failure={remove.error} />)}
      <Form
        form={form}
        label={t('stockists.form')}
        failureNotice={
          isOutdated(form.failure) ? (
            <FormMerge form={form} base={base} stored={draftOf(shop)} linesOf={linesOf} />
          ) : isTaken ? (
            <Notice tone="warning" role="alert">
              {t('stockists.taken')}
            </Notice>
          ) : undefined
        }
      >
        <Stack gap={4}>
          <div css={styles.pair}>
            <TextField label={t('stockists.name')} maxLength={120} {...form.text('name')} />
            <TextField label={t('stockists.name-jp')} lang="ja" maxLength={120} {...form.text('nameJp')} />
          </div>
          <TextField label={t('stockists.slug')} hint={t('stockists.slug.hint')} maxLength={80} optional {...form.text('slug')} />
          <PlaceFields isPositionRequired {...form.group('place')} />
          <TextField label={t('stockists.address')} maxLength={300} optional {...form.text('address')} />
          <TextField label={t('stockists.url')} type="url" placeholder="https://" maxLength={300} optional {...form.text('url')} />
          <LocalTextFields label={t('stockists.note')} rows={3} maxLength={500} {...form.group('note')} />
          <TagsField
            label={t('stockists.designers')}
            hint={t('stockists.designers.hint')}
            max={200}
            maxLength={30}
            {...form.value('designers')}
          />
          <Cluster>
            <Button type="submit" busy={form.isBusy}>
              {t('stockists.save')}
            </Button>
            <Link css={buttonStyles({ variant: 'ghost' })} to="/admin/stockists">
              {t('stockists.cancel')}
            </Link>
            {shop !== undefined && (
              <Button variant="ghost" onClick={() => setAsked(true)}>
                {t('stockists.remove')}
              </Button>
            )}
          </Cluster>
        </Stack>
      </Form>
      {isAsked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            isDangerous
            title={t('stockists.remove.title', { name: title })}
            confirmLabel={t('stockists.remove')}
            isBusy={remove.isPending}
            onConfirm={() => {
              if (!remove.isPending) remove.mutate();
            }}
            onCancel={() => setAsked(false)}
          >
            {t('stockists.remove.text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </Panel>
  );
}

const styles = { pair: css({ display: 'grid', gap: space[4], [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }) };
