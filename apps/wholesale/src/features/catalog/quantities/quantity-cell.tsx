import { checkMatrix, matrixUnits, maxSizeUnits } from '@orime/commerce';
import type { SizeQuantities } from '@orime/commerce';
import type { WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import { useText } from '@orime/platform';
import { css, Text } from '@orime/ui';
import { useId } from 'react';
import { SizeFields, useProblemText } from '../../product/index.ts';

export type QuantityCellProps = {
  readonly style: WholesaleStyle;
  readonly units: SizeQuantities;
  readonly onChange: (units: SizeQuantities) => void;
};

/** A field for every size of a style, and what its minimum or multiple still asks for. */
export function QuantityCell({ style, units, onChange }: QuantityCellProps) {
  const text = useText();
  const problemText = useProblemText();
  const problemId = useId();
  const problems =
    matrixUnits(units) === 0 ? [] : checkMatrix(units, { sizes: style.sizes, moqUnits: style.moq, orderMultiple: style.multiple });
  return (
    <div data-style={style.id}>
      <SizeFields
        isCompact
        name={text(style)}
        sizes={Object.fromEntries(style.sizes.map((size) => [size, units[size] ?? 0]))}
        max={maxSizeUnits}
        describedBy={problems.length > 0 ? problemId : undefined}
        onChange={onChange}
      />
      <span id={problemId} role="status">
        {problems.map((problem) => (
          <Text key={problem.code} as="span" size="xs" tone="danger" css={styles.problem}>
            {problemText(problem)}
          </Text>
        ))}
      </span>
    </div>
  );
}

const styles = { problem: css({ display: 'block' }) };
