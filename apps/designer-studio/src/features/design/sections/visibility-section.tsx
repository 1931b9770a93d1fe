import { FormSection } from '@orime/forms';
import { Checkbox } from '@orime/ui';
import { useDesignT } from '../design-texts.ts';
import type { DesignSectionProps } from './design-section.ts';

/** Whether anybody else sees it once it is confirmed. */
export function VisibilitySection({ form }: DesignSectionProps) {
  const t = useDesignT();
  return (
    <FormSection title={t('design.section.visibility')} text={t('design.section.visibility.text')}>
      <Checkbox label={t('design.hidden')} {...form.ticked('hidden')} />
    </FormSection>
  );
}
