import { FormSection } from '@orime/forms';
import { PicturesField } from '@orime/forms/files';
import { useT } from '@orime/platform';
import { useRef } from 'react';
import { VideoField } from '../video/video-field.tsx';
import type { DesignSectionProps } from './design-section.ts';

const MOST = 12;

type PicturesSectionProps = DesignSectionProps & { readonly onUploading: (isUploading: boolean) => void };

/** The photographs, sent at once, put in order and described; and a film. */
export function PicturesSection({ form, onUploading }: PicturesSectionProps) {
  const t = useT('designer-studio');
  // Who is sending. Nothing is drawn by it here.
  const sending = useRef(new Set<'pictures' | 'film'>());
  const tell = (who: 'pictures' | 'film') => (isOn: boolean) => {
    sending.current[isOn ? 'add' : 'delete'](who);
    onUploading(sending.current.size > 0);
  };
  return (
    <FormSection title={t('design.section.images')} text={t('design.section.images.text')}>
      <PicturesField
        legend={t('design.images')}
        label={t('pictures.choose')}
        max={MOST}
        onUploading={tell('pictures')}
        {...form.value('images')}
      />
      <VideoField onUploading={tell('film')} {...form.value('video')} />
    </FormSection>
  );
}
