import { useT } from '@orime/platform';
import { css, space } from '@orime/ui';
import { FileDrop } from '@orime/ui/data';
import { FieldGroup, Section } from '../form/index.ts';
import { PICTURE_TYPES, PictureList } from '../pictures/index.ts';
import type { useUploads } from '../pictures/index.ts';
import type { DesignSectionProps } from './design-section.ts';

type PicturesSectionProps = DesignSectionProps & { readonly uploading: ReturnType<typeof useUploads> };

/** The photographs: sent at once, put in order, described. */
export function PicturesSection({ draft, change, errorOf, uploading }: PicturesSectionProps) {
  const t = useT('designer-studio');
  const isFull = draft.images.length >= 12;
  return (
    <Section title={t('design.section.images')} text={t('design.section.images.text')}>
      <FieldGroup id="design-images" legend={t('design.images')} error={errorOf('images')}>
        <div css={styles.stack}>
          <FileDrop
            label={t('pictures.choose')}
            hint={t('pictures.formats')}
            accept={PICTURE_TYPES}
            multiple
            disabled={isFull}
            onFiles={(files) => uploading.add(files.slice(0, 12 - draft.images.length))}
            uploads={uploading.uploads}
            onCancel={uploading.cancel}
          />
          {draft.images.length > 0 && <PictureList pictures={draft.images} onChange={(images) => change({ images })} />}
        </div>
      </FieldGroup>
    </Section>
  );
}

const styles = { stack: css({ display: 'grid', gap: space[4] }) };
