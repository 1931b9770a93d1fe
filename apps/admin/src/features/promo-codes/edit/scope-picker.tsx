import type { Currency } from '@orime/contracts';
import type { PromoCodeInput } from '@orime/contracts/api/selling/promo-code';
import { ChoiceGroup } from '@orime/forms';
import { useQuery, useText } from '@orime/platform';
import { Button, Chip, Cluster, FieldError, Stack, Text, TextField } from '@orime/ui';
import { useState } from 'react';
import { GarmentSearch } from '../../orders/index.ts';
import { usePromoT } from '../promo-texts.ts';
import { designersQuery, vocabularyQuery } from '../promo.api.ts';

export type ScopePickerProps = {
  readonly id: string;
  readonly scope: Exclude<PromoCodeInput['scope'], 'all'>;
  readonly currency: Currency;
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly error: string | undefined;
};

/** What a code is for: categories to tick, designers or garments to be found. */
export function ScopePicker({ scope, currency, ...field }: ScopePickerProps) {
  const t = usePromoT();
  const { id, value, onChange, error } = field;
  // Names of what was found here; ids stand for what was chosen before.
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const add = (key: string, name: string): void => {
    setNames({ ...names, [key]: name });
    if (!value.includes(key)) onChange([...value, key]);
  };
  if (scope === 'category') return <Categories {...field} />;
  return (
    <div id={id} tabIndex={-1}>
      <Stack gap={3}>
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <Cluster gap={2}>
          {value.map((key) => (
            <Chip
              key={key}
              onRemove={() => onChange(value.filter((other) => other !== key))}
              removeLabel={t('promo.scope.remove', { name: names[key] ?? key })}
            >
              {names[key] ?? key}
            </Chip>
          ))}
          {value.length === 0 && <Text size="sm">{t('promo.scope.none')}</Text>}
        </Cluster>
        {scope === 'design' ? (
          <GarmentSearch currency={currency} onAdd={(design) => add(design.id, design.name)} isWhole />
        ) : (
          <Designers onAdd={add} />
        )}
      </Stack>
    </div>
  );
}

function Categories({ id, value, onChange, error }: Omit<ScopePickerProps, 'scope' | 'currency'>) {
  const t = usePromoT();
  const text = useText();
  const { data } = useQuery(vocabularyQuery);
  return (
    <ChoiceGroup
      id={id}
      legend={t('promo.scope.choice.category')}
      error={error}
      options={(data?.categories ?? []).map(({ key, label }) => ({ value: key, label: text(label) }))}
      value={value}
      onChange={onChange}
    />
  );
}

function Designers({ onAdd }: { readonly onAdd: (id: string, name: string) => void }) {
  const t = usePromoT();
  const text = useText();
  const [term, setTerm] = useState('');
  const sought = term.trim();
  const { data } = useQuery({ ...designersQuery(sought), enabled: sought.length > 1 });
  return (
    <Stack gap={2}>
      <TextField
        label={t('promo.scope.find')}
        type="search"
        maxLength={100}
        value={term}
        onChange={({ currentTarget }) => setTerm(currentTarget.value)}
      />
      <Cluster gap={2}>
        {data?.map((profile) => (
          <Button key={profile.id} size="sm" variant="secondary" onClick={() => onAdd(profile.id, text(profile))}>
            {text(profile)}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}
