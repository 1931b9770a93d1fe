import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { DesignInput } from '@orime/contracts/api/catalogue/design-input';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { Form, useForm } from '@orime/forms';
import { useNavigate, useQueryClient, useText } from '@orime/platform';
import { Button, color, css, media, showToast, space, Text } from '@orime/ui';
import { useRef, useState } from 'react';
import { wordOf, wrongFields } from '../draft/index.ts';
import { useDesignT } from './design-texts.ts';
import { createDesign } from './design.api.ts';
import { checkForDraft, checkForSubmission } from './draft/check-design.ts';
import { DESIGN_ALIASES } from './draft/design-aliases.ts';
import { emptyDesign } from './draft/design-draft.ts';
import type { DesignDraft } from './draft/design-draft.ts';
import { designInput } from './draft/design-input.ts';
import { NewDesignProgress } from './new-design-progress.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import type { Maker } from './preview/preview-pane.tsx';
import { DesignFields } from './sections/design-fields.tsx';

export type NewDesignFormProps = { readonly userId: string; readonly maker: Maker; readonly country: string; readonly words: Vocabulary };

/** Everything about a new design, with how it will look beside it. */
export function NewDesignForm({ userId, maker, country, words }: NewDesignFormProps) {
  const t = useDesignT();
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isUploading, setUploading] = useState(false);
  const [isKept, setKept] = useState<boolean>();
  // Which button was pressed. Read by the send that the press begins, before anything is drawn anew.
  const isSubmission = useRef(true);
  const form = useForm<DesignDraft, DesignInput, OwnerDesign>({
    name: 'design',
    initial: { ...emptyDesign, countryOrigin: country },
    keep: { userId, onKept: setKept },
    aliases: DESIGN_ALIASES,
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

  const draft = form.followAll();

  function handleSave(): void {
    isSubmission.current = false;
    void form.submit();
  }

  return (
    <div css={styles.columns}>
      <Form form={form} named={false} css={styles.form} label={t('design.title')}>
        <NewDesignProgress draft={draft} isKept={isKept} />
        <DesignFields form={form} words={words} isOwner onUploading={setUploading} />
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
      <PreviewPane draft={draft} maker={maker} words={words} />
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
