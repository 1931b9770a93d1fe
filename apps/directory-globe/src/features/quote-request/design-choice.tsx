import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { ComboboxField, FieldGroup, NumberField } from '@orime/forms';
import { useQuery, useText } from '@orime/platform';
import { css, space, Text } from '@orime/ui';
import { useRequestT } from './quote-request-texts.ts';
import { ownDesignsQuery } from './quote-request.api.ts';
import type { RequestDraft } from './request-draft.ts';

export type DesignChoiceProps = {
  readonly design: { readonly id: string; readonly value: string | null; readonly error: string | undefined };
  readonly sizes: {
    readonly id: string;
    readonly value: RequestDraft['sizeQuantities'];
    readonly onChange: (sizes: RequestDraft['sizeQuantities']) => void;
    readonly error: string | undefined;
  };
  readonly onDesign: (design: OwnerDesign | undefined) => void;
};

/** One of one's own designs, and how many of each of its sizes. Fetches; while there is none to choose, nothing is shown. */
export function DesignChoice({ design, sizes, onDesign }: DesignChoiceProps) {
  const t = useRequestT();
  const text = useText();
  const { data: designs = [] } = useQuery(ownDesignsQuery());
  const units = Object.values(sizes.value).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  if (designs.length === 0) return null;
  return (
    <>
      <ComboboxField
        id={design.id}
        label={t('request.design')}
        hint={t('request.design.hint')}
        optional
        options={designs.map((one) => ({ id: one.id, label: text(one) }))}
        value={design.value}
        onChange={(id) => onDesign(designs.find((one) => one.id === id))}
        error={design.error}
      />
      {design.value !== null && (
        <FieldGroup id={sizes.id} legend={t('request.sizes')} error={sizes.error}>
          <div css={styles.sizes}>
            {Object.entries(sizes.value).map(([size, count]) => (
              <NumberField
                key={size}
                label={t('request.size', { size })}
                value={count}
                onChange={(next) => sizes.onChange({ ...sizes.value, [size]: next })}
              />
            ))}
          </div>
          <Text size="sm" tone="muted" role="status" css={styles.sum}>
            {t('request.sum', { count: units })}
          </Text>
        </FieldGroup>
      )}
    </>
  );
}

const styles = {
  sizes: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))', gap: space[3] }),
  sum: css({ marginBlockStart: space[2] }),
};
