import type { FacetValue } from '@orime/contracts/api/catalogue/design';
import { useT, useText } from '@orime/platform';
import { Button, Checkbox, Disclosure } from '@orime/ui';
import { useState } from 'react';
import { facetLooks } from './facet-looks.ts';
import type { FacetLook } from './facet-looks.ts';

export type FacetGroupProps = {
  readonly title: string;
  /** Field of the form that a value stands in, so that the panel works without script. */
  readonly fieldOf: (value: string) => { readonly name: string; readonly value: string };
  readonly options: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
  readonly isOpen?: boolean;
  readonly look?: FacetLook;
};

/** A row of the list takes as much height as a row of several chips. */
const shownAtFirst = { list: 8, swatch: 12, chip: 16 } as const satisfies Record<FacetLook, number>;

/** The values of one facet with their counts. Long lists begin short; chosen values are always in sight. */
export function FacetGroup({ title, fieldOf, options, chosen, onToggle, isOpen = false, look = 'list' }: FacetGroupProps) {
  const t = useT('retail-shop');
  const text = useText();
  const [isLong, setLong] = useState(false);
  if (options.length === 0) return null;
  const shown = isLong ? options : options.filter((option, index) => index < shownAtFirst[look] || chosen.includes(option.value));
  return (
    <Disclosure title={title} open={isOpen || chosen.length > 0}>
      <div css={facetLooks[look]} role="group" aria-label={title}>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            {...fieldOf(option.value)}
            label={text(option.label)}
            hint={option.count}
            style={{ '--swatch': option.hex }}
            checked={chosen.includes(option.value)}
            onChange={() => onToggle(option.value)}
          />
        ))}
      </div>
      {shown.length < options.length && (
        <Button variant="ghost" size="sm" onClick={() => setLong(true)}>
          {t('catalog.facet.more', { count: options.length - shown.length })}
        </Button>
      )}
    </Disclosure>
  );
}
