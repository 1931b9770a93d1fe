import { useText } from '@orime/platform';
import { Select } from '@orime/ui';
import { HEARD_SOURCES } from '../intake/heard-sources.ts';
import { useApplyT } from './apply-texts.ts';

export function HeardSelect({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const t = useApplyT();
  const text = useText();
  return (
    <Select id="heard" label={t('apply.heard')} optional value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{t('apply.no-answer')}</option>
      {HEARD_SOURCES.map((source) => (
        <option key={source.value} value={source.value}>
          {text(source.label)}
        </option>
      ))}
    </Select>
  );
}
