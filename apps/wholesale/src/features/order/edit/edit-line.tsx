import { maxSizeUnits } from '@orime/commerce';
import type { SizeQuantities } from '@orime/commerce';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { WholesaleProblem } from '@orime/contracts/api/trade/wholesale-quote';
import { useQuery, useSession, useText } from '@orime/platform';
import { css, space, Text } from '@orime/ui';
import { useId } from 'react';
import { orderableSizes, SizeFields, styleQuery } from '../../product/index.ts';
import { useGoodsName } from '../parts/use-goods-name.ts';

export type EditLineProps = {
  readonly line: WholesaleOrder['lines'][number];
  readonly currency: string;
  readonly sizes: SizeQuantities;
  readonly problems: readonly WholesaleProblem[];
  readonly onChange: (sizes: SizeQuantities) => void;
};

/** One style of an order with a field for each size that it is sold in. Zeros everywhere take it out. */
export function EditLine({ line, currency, sizes, problems, onChange }: EditLineProps) {
  const text = useText();
  const nameOf = useGoodsName();
  const session = useSession();
  const problemId = useId();
  const account = session.status === 'signed-in' ? session.user._id : 'visitor';
  // Without it, the sizes that were ordered can be changed all the same.
  const { data: product } = useQuery(styleQuery(line.designId, currency, account));
  const row = product?.matrix.find(({ designId }) => designId === line.designId);
  const all = [...new Set([...(row === undefined ? [] : orderableSizes(row)), ...Object.keys(line.sizeQuantities), ...Object.keys(sizes)])];
  const name = nameOf(line);
  return (
    <li css={styles.root}>
      <strong>{name}</strong>
      <SizeFields
        name={name}
        sizes={Object.fromEntries(all.map((size) => [size, sizes[size] ?? 0]))}
        max={maxSizeUnits}
        describedBy={problems.length > 0 ? problemId : undefined}
        onChange={onChange}
      />
      <span id={problemId} role="status">
        {problems.map((problem) => (
          <Text key={`${problem.code} ${problem.size ?? ''}`} as="span" size="sm" tone="danger" css={styles.problem}>
            {text(problem.text)}
          </Text>
        ))}
      </span>
    </li>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  problem: css({ display: 'block' }),
};
