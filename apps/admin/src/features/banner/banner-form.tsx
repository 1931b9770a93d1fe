import type { BannerItem } from '@orime/contracts/api/site/content';
import { Form, LocalTextFields, useForm } from '@orime/forms';
import { useHasRoute, useQueryClient } from '@orime/platform';
import { Button, Checkbox, Cluster, Notice, showToast, TextField } from '@orime/ui';
import { FormMerge } from '../../parts/form-merge.tsx';
import { Panel } from '../../parts/panel.tsx';
import { isOutdated, useBaseVersion } from '../../parts/use-base-version.ts';
import { useBannerT } from './banner-texts.ts';
import { addBanner, bannersQuery, changeBanner } from './banner.api.ts';
import type { NewBanner } from './banner.api.ts';

type BannerDraft = { name: string; text: { en: string; jp: string }; promoUrl: string; published: boolean };

export type BannerFormProps = {
  /** Undefined for a new message. */
  readonly item: BannerItem | undefined;
  /** Place of a new message. */
  readonly last: number;
  readonly onDone: () => void;
};

/** One message of the banner in both languages. Where it leads to is looked up while it is typed. */
export function BannerForm({ item, last, onDone }: BannerFormProps) {
  const t = useBannerT();
  const queries = useQueryClient();
  const hasRoute = useHasRoute();
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: bannersQuery.queryKey });
  const base = useBaseVersion(item?.version, reload);
  const form = useForm<BannerDraft, NewBanner, BannerItem>({
    name: 'banner',
    initial: draftOf(item),
    schema: async () => (await import('@orime/contracts/api/site/content')).createBanner.schema.body,
    toBody: ({ name, text, promoUrl, published }) => ({
      name: name.trim(),
      promoText: text.en.trim(),
      promoTextJp: text.jp.trim(),
      promoUrl: promoUrl.trim(),
      published: published ? 'published' : 'draft',
      ...(item === undefined && { position: last }),
    }),
    // A message that is shown has words in both languages: there is no other one to fall back to.
    check: ({ text, published }) =>
      (['en', 'jp'] as const)
        .filter((language) => published && text[language].trim() === '')
        .map((language) => ({ field: `text.${language}`, problem: { kind: 'required' } as const })),
    aliases: { promoText: 'text.en', promoTextJp: 'text.jp' },
    say: (field, { kind }) => (field === 'promoUrl' && kind !== 'required' ? t('banner.url.wrong') : undefined),
    send: (input) => base.send((version) => (item === undefined ? addBanner(input) : changeBanner(item.id, { ...input, version }))),
    onSent: async () => {
      showToast({ message: t('banner.saved'), tone: 'success' });
      await reload();
      onDone();
    },
  });
  const url = form.follow('promoUrl').trim();
  const isDead = /^\/(?!\/)/.test(url) && !hasRoute(url.split(/[?#]/)[0] ?? '');
  const linesOf = ({ name, text, promoUrl, published }: BannerDraft): readonly (readonly [string, string])[] => [
    [t('banner.name'), name],
    [t('banner.text.en'), text.en],
    [t('banner.text.jp'), text.jp],
    [t('banner.url'), promoUrl],
    [t('banner.publish'), t(published ? 'banner.published' : 'banner.draft')],
  ];
  return (
    <Panel title={item === undefined ? t('banner.new') : item.name}>
      <Form
        form={form}
        label={t('banner.message')}
        failureNotice={
          isOutdated(form.failure) ? <FormMerge form={form} base={base} stored={draftOf(item)} linesOf={linesOf} /> : undefined
        }
      >
        <TextField label={t('banner.name')} hint={t('banner.name.hint')} maxLength={120} required {...form.text('name')} />
        <LocalTextFields label={t('banner.text')} maxLength={200} {...form.group('text')} />
        <TextField label={t('banner.url')} hint={t('banner.url.hint')} maxLength={500} required {...form.text('promoUrl')} />
        {isDead && <Notice tone="warning">{t('banner.url.dead')}</Notice>}
        <Checkbox label={t('banner.publish')} {...form.ticked('published')} />
        <Cluster>
          <Button type="submit" busy={form.isBusy}>
            {t('banner.save')}
          </Button>
          <Button variant="ghost" onClick={onDone}>
            {t('banner.cancel')}
          </Button>
        </Cluster>
      </Form>
    </Panel>
  );
}

function draftOf(item: BannerItem | undefined): BannerDraft {
  return {
    name: item?.name ?? '',
    text: { en: item?.promoText ?? '', jp: item?.promoTextJp ?? '' },
    promoUrl: item?.promoUrl ?? '/catalog',
    published: item?.published === 'published',
  };
}
