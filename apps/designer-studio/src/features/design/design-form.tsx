import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { DesignInput } from '@orime/contracts/api/catalogue/design-input';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { Form, useForm } from '@orime/forms';
import { useNavigate, useQueryClient, useT, useText } from '@orime/platform';
import { Button, color, css, media, showToast, space, Text } from '@orime/ui';
import { useRef, useState } from 'react';
import { wordOf, wrongFields } from '../draft/index.ts';
import { AboutSection } from './about-section.tsx';
import { checkForDraft, checkForSubmission } from './check-design.ts';
import { emptyDesign } from './design-draft.ts';
import type { DesignDraft } from './design-draft.ts';
import { designInput } from './design-input.ts';
import { createDesign } from './design.api.ts';
import { MaterialsSection } from './materials-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PreviewCard } from './preview-card.tsx';
import type { Maker } from './preview-card.tsx';
import { PricesSection } from './prices-section.tsx';
import { SizesSection } from './sizes-section.tsx';

export type DesignFormProps = { readonly userId: string; readonly maker: Maker; readonly country: string; readonly words: Vocabulary };

/** Everything about one design, with how it will look beside it. */
export function DesignForm({ userId, maker, country, words }: DesignFormProps) {
  const t = useT('designer-studio');
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isUploading, setUploading] = useState(false);
  // Which button was pressed. Read by the send that the press begins, before anything is drawn anew.
  const isSubmission = useRef(true);
  const form = useForm<DesignDraft, DesignInput, OwnerDesign>({
    name: 'design',
    initial: { ...emptyDesign, countryOrigin: country },
    keep: { userId },
    aliases: { retailMinor: 'retail', wholesaleMinor: 'wholesale', weightGrams: 'weight' },
    check: (draft) => wrongFields(isSubmission.current ? checkForSubmission(draft) : checkForDraft(draft)),
    say: (field) => t(`design.error.${wordOf(field)}`),
    toBody: (draft) => designInput(draft, words, isSubmission.current),
    send: (input, { idempotencyKey }) => createDesign(input, idempotencyKey),
    onSent: async (saved) => {
      void queries.invalidateQueries({ queryKey: ['profile'] });
      void queries.invalidateQueries({ queryKey: ['designs'] });
      const said = isSubmission.current ? 'design.submitted' : 'design.saved';
      showToast({ message: t(said, { name: text(saved) }), tone: 'success' });
      await navigate('/dashboard?tab=designs');
    },
  });

  function handleSave(): void {
    isSubmission.current = false;
    void form.submit();
  }

  return (
    <div css={styles.columns}>
      <Form form={form} named={false} css={styles.form} label={t('design.title')}>
        <PicturesSection form={form} onUploading={setUploading} />
        <AboutSection form={form} words={words} />
        <MaterialsSection form={form} words={words} />
        <SizesSection form={form} />
        <PricesSection form={form} />
        <div css={styles.end}>
          <Text size="sm" tone="muted" css={styles.note}>
            {isUploading ? t('design.wait-uploads') : t('design.submit.text')}
          </Text>
          <Button variant="secondary" size="lg" busy={form.isBusy} disabled={isUploading} onClick={handleSave}>
            {t('design.save')}
          </Button>
          <Button type="submit" size="lg" busy={form.isBusy} disabled={isUploading} onClick={() => (isSubmission.current = true)}>
            {t('design.submit')}
          </Button>
        </div>
      </Form>
      <PreviewCard draft={form.followAll()} maker={maker} colours={words.colours} />
    </div>
  );
}

const styles = {
  columns: css({ display: 'grid', columnGap: space[7], [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } }),
  form: css({ gap: space[3] }),
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
