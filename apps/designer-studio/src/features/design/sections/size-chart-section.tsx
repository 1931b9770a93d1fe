import { FieldGroup, FormSection } from '@orime/forms';
import { useQuery, useText } from '@orime/platform';
import { Button, Cluster, css, FailedState, RadioGroup, Select, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { useState } from 'react';
import { useDesignT } from '../design-texts.ts';
import { sizeChartsQuery } from '../design.api.ts';
import { chartDraft } from '../draft/chart-draft.ts';
import type { ChartDraft } from '../draft/chart-draft.ts';
import type { WordedSectionProps } from './design-section.ts';
import { SizeChartGrid } from './size-chart-grid.tsx';

/** What the garment measures: as its category, or in a chart of its own. Fetches the charts to start from. */
export function SizeChartSection({ form, words }: WordedSectionProps) {
  const t = useDesignT();
  const text = useText();
  const { id, value: chart, onChange, error } = form.value('sizeChart');
  const { data, isError, isFetching, refetch } = useQuery({ ...sizeChartsQuery(), enabled: chart !== null });
  const [template, setTemplate] = useState(form.read().category);
  const sizes = form
    .follow('sizes')
    .map(({ size }) => size.trim())
    .filter((size) => size !== '');
  const missing = chart === null ? [] : sizes.filter((size) => !chart.rows.some((row) => row.size.trim() === size));
  const start = data?.categories.find(({ category }) => category === template);

  /** The template in the sizes of the design, and rows to fill in for those that it has not. */
  function handleTemplate(): void {
    if (start === undefined) return;
    const full = chartDraft(start.sizes);
    const rows = sizes.map((size) => full.rows.find((row) => row.size === size) ?? { size, cm: {} });
    onChange({ ...full, rows: rows.length > 0 ? rows : full.rows });
  }

  return (
    <FormSection title={t('design.section.chart')} text={t('design.section.chart.text')}>
      <RadioGroup
        name={`${id}-kind`}
        legend={t('design.chart.kind')}
        options={(['category', 'own'] as const).map((kind) => ({ value: kind, label: t(`design.chart.${kind}`) }))}
        value={chart === null ? 'category' : 'own'}
        onChange={(kind) => onChange(kind === 'own' ? emptyChart(sizes) : null)}
      />
      {chart !== null && (
        <FieldGroup id={id} legend={t('design.chart.own')} hint={t('design.chart.paste')} error={error}>
          {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
          {data === undefined && !isError && (
            <SkeletonRegion>
              <Skeleton height="10rem" />
            </SkeletonRegion>
          )}
          {data && (
            <div css={styles.root}>
              <div css={styles.template}>
                <Select
                  label={t('design.chart.template')}
                  value={template}
                  onChange={({ currentTarget }) => setTemplate(currentTarget.value)}
                >
                  <option value="">{t('form.choose')}</option>
                  {words.categories
                    .filter(({ key }) => data.categories.some(({ category }) => category === key))
                    .map(({ key, label }) => (
                      <option key={key} value={key}>
                        {text(label)}
                      </option>
                    ))}
                </Select>
                <Button variant="secondary" disabled={start === undefined} onClick={handleTemplate}>
                  {t('design.chart.use')}
                </Button>
              </div>
              <SizeChartGrid chart={chart} measures={data.measures} onChange={onChange} />
              {missing.length > 0 && (
                <Cluster>
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => onChange({ ...chart, rows: [...chart.rows, ...missing.map((size) => ({ size, cm: {} }))] })}
                  >
                    {t('design.chart.add-sizes', { sizes: missing.join(', ') })}
                  </Button>
                </Cluster>
              )}
            </div>
          )}
        </FieldGroup>
      )}
    </FormSection>
  );
}

function emptyChart(sizes: readonly string[]): ChartDraft {
  return { measures: [], rows: sizes.map((size) => ({ size, cm: {} })) };
}

const styles = {
  root: css({ display: 'grid', gap: space[4], minWidth: 0 }),
  template: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' }),
};
