import { Select } from '@orime/ui';
import { HEARD_SOURCES } from '../intake/heard-sources.ts';
import { useHeardT } from '../intake/heard-texts.ts';
import { useApplyT } from './apply-texts.ts';
import type { ApplyFieldsProps } from './person-fields.tsx';

export function HeardSelect({ form }: ApplyFieldsProps) {
  const t = useApplyT();
  const heard = useHeardT();
  return (
    <Select label={t('apply.heard')} optional {...form.text('heard')}>
      <option value="">{t('apply.no-answer')}</option>
      {HEARD_SOURCES.map((source) => (
        <option key={source} value={source}>
          {heard(`heard.${source}`)}
        </option>
      ))}
    </Select>
  );
}
