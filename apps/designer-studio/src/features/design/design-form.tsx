import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { useNavigate, useQueryClient, useT, useText } from '@orime/platform';
import { Button, color, css, FormErrorSummary, media, Notice, showToast, space, Text } from '@orime/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { keptKey, textOfError, useForm, useKeptDraft } from '../form/index.ts';
import { useUploads } from '../pictures/index.ts';
import { AboutSection } from './about-section.tsx';
import { checkForDraft, checkForSubmission } from './check-design.ts';
import { emptyDesign } from './design-draft.ts';
import type { DesignDraft, DesignField } from './design-draft.ts';
import { designInput } from './design-input.ts';
import { createDesign } from './design.api.ts';
import { MaterialsSection } from './materials-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PreviewCard } from './preview-card.tsx';
import type { Maker } from './preview-card.tsx';
import { PricesSection } from './prices-section.tsx';
import { SizesSection } from './sizes-section.tsx';

const aliases = { retailMinor: 'retail', wholesaleMinor: 'wholesale', weightGrams: 'weight' } as const;

export type DesignFormProps = { readonly userId: string; readonly maker: Maker; readonly country: string; readonly words: Vocabulary };

/** Everything about one design, with how it will look beside it. */
export function DesignForm({ userId, maker, country, words }: DesignFormProps) {
  const t = useT('designer-studio');
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isKept, setKept] = useState(false);
  const initial = { ...emptyDesign, countryOrigin: country };
  const form = useForm<DesignDraft>({ initial, aliases });
  const { draft } = form;
  const uploading = useUploads((picture) => form.change((now) => ({ images: [...now.images, picture].slice(0, 12) })));
  const kept = useKeptDraft({
    storageKey: keptKey(userId, 'design'),
    userId,
    draft,
    isDirty: form.isDirty,
    onFound: (found) => {
      form.reset(found, true);
      setKept(true);
    },
  });
  const errorOf = (field: DesignField) => (form.wrong.includes(field) ? t(`design.error.${field}`) : undefined);
  const section = { draft, change: form.change, errorOf };

  async function save(submit: boolean): Promise<void> {
    const saved = await form.submit(submit ? checkForSubmission : checkForDraft, (now) => designInput(now, words, submit), createDesign);
    if (saved === undefined) return;
    kept.forget();
    void queries.invalidateQueries({ queryKey: ['profile'] });
    void queries.invalidateQueries({ queryKey: ['designs'] });
    showToast({ message: t(submit ? 'design.submitted' : 'design.saved', { name: text(saved) }), tone: 'success' });
    await navigate('/dashboard?tab=designs');
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!uploading.isUploading) void save(true);
  }

  function handleStartOver(): void {
    kept.forget();
    form.reset(initial);
    setKept(false);
  }

  return (
    <div css={styles.columns}>
      <form css={styles.form} noValidate onSubmit={handleSubmit} aria-label={t('design.title')}>
        {isKept && (
          <Notice role="status">
            <span>{t('form.kept')}</span>{' '}
            <Button variant="ghost" size="sm" onClick={handleStartOver}>
              {t('form.start-over')}
            </Button>
          </Notice>
        )}
        {form.failure !== undefined && (
          <Notice tone="danger" role="alert">
            {text(textOfError(form.failure))}
          </Notice>
        )}
        <FormErrorSummary
          attempt={form.attempt}
          errors={form.wrong.map((field) => ({ fieldId: `design-${field}`, message: t(`design.error.${field}`) }))}
        />
        <PicturesSection {...section} uploading={uploading} />
        <AboutSection {...section} words={words} />
        <MaterialsSection {...section} words={words} />
        <SizesSection {...section} />
        <PricesSection {...section} />
        <div css={styles.end}>
          <Text size="sm" tone="muted" css={styles.note}>
            {uploading.isUploading ? t('design.wait-uploads') : t('design.submit.text')}
          </Text>
          <Button variant="secondary" size="lg" busy={form.isBusy} disabled={uploading.isUploading} onClick={() => void save(false)}>
            {t('design.save')}
          </Button>
          <Button type="submit" size="lg" busy={form.isBusy} disabled={uploading.isUploading}>
            {t('design.submit')}
          </Button>
        </div>
      </form>
      <PreviewCard draft={draft} maker={maker} colours={words.colours} />
    </div>
  );
}

const styles = {
  columns: css({ display: 'grid', columnGap: space[7], [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } }),
  form: css({ display: 'grid', gap: space[3], minWidth: 0 }),
  end: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.line}`,
  }),
  note: css({ flex: '1 1 16rem' }),
};
