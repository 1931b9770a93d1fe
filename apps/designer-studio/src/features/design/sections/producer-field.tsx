import { ComboboxField } from '@orime/forms';
import { keepPreviousData, useFormat, useQuery, useText } from '@orime/platform';
import { useState } from 'react';
import { useDesignT } from '../design-texts.ts';
import { producersQuery } from '../design.api.ts';

export type ProducerFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly error?: string;
  readonly onChange: (producerId: string) => void;
  /** Name of the producer that the design has now: it may not be among those that are found. */
  readonly known: string | undefined;
};

/** The workshop that makes it, sought in the directory. Fetches. */
export function ProducerField({ id, value, error, onChange, known }: ProducerFieldProps) {
  const t = useDesignT();
  const text = useText();
  const format = useFormat();
  const [current] = useState(value);
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery({ ...producersQuery(typed), placeholderData: keepPreviousData });
  const found = new Map((data?.items ?? []).map((producer) => [producer.id, producer]));
  const options = [...found.values()].map((producer) => ({
    id: producer.id,
    label: text(producer),
    hint: `${producer.city}, ${format.country(producer.country)}`,
  }));
  const isMissing = current !== '' && !found.has(current) && known !== undefined;
  return (
    <ComboboxField
      id={id}
      label={t('design.producer')}
      hint={t('design.producer.hint')}
      optional
      error={error}
      isLoading={isFetching}
      options={isMissing ? [{ id: current, label: known }, ...options] : options}
      value={value === '' ? null : value}
      onChange={(producer) => onChange(producer ?? '')}
      // What is shown once one is chosen is no search for it.
      onInput={(input) => setTyped(options.some(({ label }) => label === input) || input === known ? '' : input.trim())}
    />
  );
}
