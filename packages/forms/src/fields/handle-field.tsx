import { buildUrl } from '@orime/contracts';
import { apiQuery, useQuery } from '@orime/platform';
import { TextField } from '@orime/ui';
import { useEffect, useState } from 'react';
import { useFieldText } from './field-texts.ts';

/** The API's own rule for a handle. */
export function isHandle(handle: string): boolean {
  return /^[a-z0-9_-]{3,30}$/.test(handle);
}

const handleQuery = (handle: string) =>
  apiQuery<{ readonly available: boolean; readonly reason: string | null }>({
    key: ['profile', 'handle-available', { handle }],
    url: buildUrl('/api/profile/handle-available/:handle', {}, { handle }),
  });

/** The pause in typing after which the API is asked. */
const PAUSE_MS = 350;

export type HandleFieldProps = {
  readonly id: string;
  readonly value: string;
  /** Path under which the page will stand: `/shop/`. */
  readonly prefix: string;
  readonly error?: string;
  readonly onChange: (handle: string) => void;
};

/** The name in the address, with a word on whether it can be had. Asks the API. */
export function HandleField({ id, value, prefix, error, onChange }: HandleFieldProps) {
  const t = useFieldText();
  const asked = useSettled(value, PAUSE_MS);
  const { data } = useQuery({ ...handleQuery(asked), enabled: isHandle(asked) });
  const isKnown = asked === value && data !== undefined && isHandle(value);
  const taken = isKnown && !data.available ? t(data.reason === 'reserved' ? 'handle.reserved' : 'handle.taken') : undefined;
  return (
    <TextField
      id={id}
      label={t('handle.label')}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={30}
      value={value}
      error={error ?? taken}
      hint={<span role="status">{isKnown && data.available ? t('handle.available', { address: prefix + value }) : t('handle.hint')}</span>}
      onChange={({ currentTarget }) => onChange(currentTarget.value.toLowerCase().replaceAll(/\s+/g, '-'))}
    />
  );
}

/** The value once it has not changed for a while. */
function useSettled(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value);
  // Waits for the typing to pause.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
