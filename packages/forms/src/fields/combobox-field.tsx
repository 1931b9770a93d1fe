import { Select } from '@orime/ui';
import type { ComboboxOption, ComboboxProps } from '@orime/ui/overlays';
import { lazy, Suspense } from 'react';
import { useFieldText } from './field-texts.ts';

const Combobox = lazy(async () => ({ default: (await import('@orime/ui/overlays')).Combobox }));

export type ComboboxFieldProps = ComboboxProps & { readonly id: string };
export type { ComboboxOption };

/** One of a long list, narrowed by typing. Until its code has come, and without it, the browser's own select stands there. */
export function ComboboxField(props: ComboboxFieldProps) {
  const t = useFieldText();
  const { id, label, options, value, error, hint, optional, onChange } = props;
  const plain = (
    <Select
      {...{ id, label, error, hint, optional }}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    >
      <option value="">{t('choose')}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </Select>
  );
  return (
    <Suspense fallback={plain}>
      <Combobox {...props} />
    </Suspense>
  );
}
