import { FormSection } from '@orime/forms';
import { PicturesField } from '@orime/forms/files';
import { useT } from '@orime/platform';
import type { DesignSectionProps } from './design-section.ts';

const MOST = 12;

type PicturesSectionProps = DesignSectionProps & { readonly onUploading: (isUploading: boolean) => void };

/** The photographs: sent at once, put in order, described. */
export function PicturesSection({ form, onUploading }: PicturesSectionProps) {
  const t = useT('designer-studio');
  return (
    <FormSection title={t('design.section.images')} text={t('design.section.images.text')}>
      <PicturesField
        legend={t('design.images')}
        label={t('pictures.choose')}
        max={MOST}
        onUploading={onUploading}
        {...form.value('images')}
      />
    </FormSection>
  );
}
