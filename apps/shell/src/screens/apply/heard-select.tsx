import { useText } from '@orime/platform';
import { Select } from '@orime/ui';
import { HEARD_SOURCES } from '../intake/heard-sources.ts';
import { APPLY_WORDS } from './apply-words.ts';

export function HeardSelect({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const text = useText();
  return (
    <Select
      id="heard"
      label={text(APPLY_WORDS.heard)}
      optional
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{text(APPLY_WORDS.noAnswer)}</option>
      {HEARD_SOURCES.map((source) => (
        <option key={source.value} value={source.value}>
          {text(source.label)}
        </option>
      ))}
    </Select>
  );
}
