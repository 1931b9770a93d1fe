import { useQuery, useText } from '@orime/platform';
import { Button, Chip, Cluster, FieldError, Select, Stack, Text, TextField } from '@orime/ui';
import { useState } from 'react';
import { designersQuery, vocabularyQuery } from '../../promo-codes/index.ts';
import { useMoneyT } from '../money-texts.ts';

export type RateScopeProps = {
  readonly id: string;
  readonly scope: 'category' | 'seller';
  /** Key of a category, or id of a profile; empty before a choice. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** The seller of a rate that is changed. */
  readonly known: { readonly name: string; readonly nameJp: string } | undefined;
  readonly error: string | undefined;
};

/** What a rate is for: one category of the list, or a seller who is found by name. */
export function RateScope({ scope, ...field }: RateScopeProps) {
  return scope === 'category' ? <Category {...field} /> : <Seller {...field} />;
}

function Category({ id, value, onChange, error }: Omit<RateScopeProps, 'scope' | 'known'>) {
  const t = useMoneyT();
  const text = useText();
  const { data } = useQuery(vocabularyQuery);
  const options = data?.categories ?? [];
  return (
    <Select
      id={id}
      label={t('money.rate.scope.category')}
      required
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{t('money.rate.choose')}</option>
      {/* One that the list no longer has, or not yet. */}
      {value !== '' && options.every(({ key }) => key !== value) && <option>{value}</option>}
      {options.map(({ key, label }) => (
        <option key={key} value={key}>
          {text(label)}
        </option>
      ))}
    </Select>
  );
}

function Seller({ id, value, onChange, error, known }: Omit<RateScopeProps, 'scope'>) {
  const t = useMoneyT();
  const text = useText();
  const [term, setTerm] = useState('');
  const [found, setFound] = useState(known);
  const sought = term.trim();
  const name = found === undefined ? value : text(found);
  const { data } = useQuery({ ...designersQuery(sought), enabled: sought.length > 1 });
  return (
    <div id={id} tabIndex={-1}>
      <Stack gap={2}>
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {value === '' ? (
          <Text size="sm">{t('money.rate.seller.none')}</Text>
        ) : (
          <Cluster gap={2}>
            <Chip onRemove={() => onChange('')} removeLabel={t('money.rate.seller.remove', { name })}>
              {name}
            </Chip>
          </Cluster>
        )}
        <TextField
          label={t('money.rate.seller.find')}
          type="search"
          maxLength={100}
          value={term}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
          // Enter would save the rate.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Cluster gap={2}>
          {data?.map((profile) => (
            <Button
              key={profile.id}
              size="sm"
              variant="secondary"
              onClick={() => {
                setFound(profile);
                onChange(profile.id);
              }}
            >
              {text(profile)}
            </Button>
          ))}
        </Cluster>
      </Stack>
    </div>
  );
}
