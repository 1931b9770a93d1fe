import type { OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { Form } from '@orime/forms';
import { Badge, Button, css, media, space, Text } from '@orime/ui';
import { useState } from 'react';
import { DESIGN_SECTIONS } from '../design-sections.ts';
import type { DesignSection } from '../design-sections.ts';
import { useDesignT } from '../design-texts.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { DesignFields } from '../sections/design-fields.tsx';
import { StockPanel } from '../stock/stock-panel.tsx';
import { DesignEnd } from './design-end.tsx';
import { MergeView } from './merge-view.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionLinks } from './section-links.tsx';
import { useSavedDesign } from './use-saved-design.ts';

export type EditDesignFormProps = { readonly own: OwnDesign; readonly words: Vocabulary; readonly isAdmin: boolean };

/** A saved design: its fields, what was changed in them, its stock, and how it ends. */
export function EditDesignForm({ own, words, isAdmin }: EditDesignFormProps) {
  const t = useDesignT();
  const [isUploading, setUploading] = useState(false);
  const saved = useSavedDesign(own, words, isAdmin);
  const { form, opened, draft, before, changed, isConflict } = saved;
  const { design } = opened;
  const source = { words, maker: { id: opened.form.producerId ?? '', producer: design.producer } };
  const changedIn = (section: DesignSection) => changed.some((field) => (DESIGN_SECTIONS[section] as readonly string[]).includes(field));
  const counted = new Set(before.sizes.filter(({ mode }) => mode === 'stock').map(({ size }) => size));

  return (
    <div css={styles.columns}>
      <div css={styles.main}>
        <ReviewNotice own={opened} isAdmin={isAdmin} {...source} />
        <SectionLinks markOf={(section) => (changedIn(section) ? 'changed' : undefined)} />
        <Form form={isConflict ? { ...form, failure: undefined } : form} named={false} css={styles.form} label={t('design.edit')}>
          {isConflict && <MergeView id={design.id} base={before} mine={draft} onMerge={saved.merge} {...source} />}
          <DesignFields
            form={form}
            words={words}
            saved={design}
            counted={counted}
            isOwner={!isAdmin}
            onUploading={setUploading}
            footOf={(section) =>
              changedIn(section) && (
                <div css={styles.changed}>
                  <Badge tone="warning">{t('design.changed')}</Badge>
                  <Button variant="ghost" size="sm" onClick={() => saved.undo(section)}>
                    {t('design.undo', { section: t(`design.part.${section}`) })}
                  </Button>
                </div>
              )
            }
          />
          <SaveBar saved={saved} isAdmin={isAdmin} isUploading={isUploading} {...source} />
        </Form>
        <StockPanel designId={design.id} />
        <DesignEnd design={design} />
        {design.viewer.canEdit && design.confirmed === 'confirmed' && (
          <Text size="xs" tone="muted">
            {t('design.version', { version: design.version })}
          </Text>
        )}
      </div>
      <PreviewPane draft={draft} maker={design.designer} words={words} />
    </div>
  );
}

const styles = {
  columns: css({ display: 'grid', columnGap: space[7], [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } }),
  main: css({ display: 'grid', gap: space[6], alignContent: 'start', minWidth: 0 }),
  form: css({ gap: space[3] }),
  changed: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingBlockEnd: space[3],
  }),
};
