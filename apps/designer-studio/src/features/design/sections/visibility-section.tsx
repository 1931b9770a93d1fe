import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { FormSection } from '@orime/forms';
import { Checkbox } from '@orime/ui';
import { useDesignT } from '../design-texts.ts';
import type { DesignSectionProps } from './design-section.ts';
import { ReserveWish } from './reserve-wish.tsx';

type VisibilitySectionProps = DesignSectionProps & { readonly saved?: OwnerDesign; readonly isOwner: boolean };

/** Whether anybody else sees it once it is confirmed. */
export function VisibilitySection({ form, saved, isOwner }: VisibilitySectionProps) {
  const t = useDesignT();
  return (
    <FormSection title={t('design.section.visibility')} text={t('design.section.visibility.text')}>
      <Checkbox label={t('design.hidden')} {...form.ticked('hidden')} />
      {saved !== undefined && isOwner && <ReserveWish design={saved} />}
    </FormSection>
  );
}
