import { useText } from '@orime/platform';
import { Select } from '@orime/ui';
import { HEARD_SOURCES } from '../intake/heard-sources.ts';
import { APPLY_WORDS } from './apply-words.ts';
import type { ApplyFieldsProps } from './person-fields.tsx';

export function HeardSelect({ form }: ApplyFieldsProps) {
  const text = useText();
  return (
    <Select label={text(APPLY_WORDS.heard)} optional {...form.text('heard')}>
      <option value="">{text(APPLY_WORDS.noAnswer)}</option>
      {HEARD_SOURCES.map((source) => (
        <option key={source.value} value={source.value}>
          {text(source.label)}
        </option>
      ))}
    </Select>
  );
}
