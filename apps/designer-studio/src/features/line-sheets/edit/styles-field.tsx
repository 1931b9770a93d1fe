import type { OwnLineSheet } from '@orime/contracts/api/trade/linesheet';
import { FieldGroup } from '@orime/forms';
import { useQuery } from '@orime/platform';
import { css, FailedState, Skeleton, SkeletonRegion, space, VisuallyHidden } from '@orime/ui';
import { useState } from 'react';
import { useSheetsT } from '../line-sheet-texts.ts';
import { wholesaleDesignsQuery } from '../line-sheets.api.ts';
import { moveItem } from './sheet-draft.ts';
import type { SheetItem } from './sheet-draft.ts';
import { StyleRow } from './style-row.tsx';
import type { StyleRowProps } from './style-row.tsx';
import { StyleSearch } from './style-search.tsx';

export type StylesFieldProps = {
  readonly id: string;
  readonly value: readonly SheetItem[];
  readonly onChange: (items: readonly SheetItem[]) => void;
  readonly error: string | undefined;
  /** Items as they were read: some designs are no longer sold wholesale, and are named here alone. */
  readonly known: OwnLineSheet['items'];
};

/** Which styles are on a line sheet, in which order. Fetches one's designs. */
export function StylesField({ id, value: items, onChange, error, known }: StylesFieldProps) {
  const t = useSheetsT();
  const { data: designs, isError, isFetching, refetch } = useQuery(wholesaleDesignsQuery());
  const [told, setTold] = useState('');
  const named = new Map<string, StyleRowProps['design']>();
  for (const item of known) named.set(item.designId, item);
  for (const { id: designId, name, nameJp, images } of designs ?? []) named.set(designId, { name, nameJp, image: images[0] ?? null });
  const change = (index: number, changed: SheetItem): void => onChange(items.toSpliced(index, 1, changed));
  function move(index: number, by: 1 | -1, name: string): void {
    onChange(moveItem(items, index, by));
    setTold(t('sheets.styles.moved', { name, place: index + by + 1, count: items.length }));
  }

  return (
    <FieldGroup id={id} legend={t('sheets.styles', { count: items.length })} error={error}>
      <div css={styles.root}>
        <VisuallyHidden role="status">{told}</VisuallyHidden>
        {items.length > 0 && (
          <ol css={styles.list}>
            {items.map((item, index) => (
              <StyleRow
                key={item.designId}
                item={item}
                design={named.get(item.designId)}
                isShown={known.find(({ designId }) => designId === item.designId)?.isShown ?? true}
                place={index + 1}
                count={items.length}
                onNote={(note) => change(index, { ...item, note })}
                onMove={(by, name) => move(index, by, name)}
                onRemove={() => onChange(items.toSpliced(index, 1))}
              />
            ))}
          </ol>
        )}
        {designs !== undefined && (
          <StyleSearch designs={designs} items={items} onAdd={(designId) => onChange([...items, { designId, note: { en: '', jp: '' } }])} />
        )}
        {designs === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
        {designs === undefined && !isError && (
          <SkeletonRegion>
            <Skeleton height="10rem" />
          </SkeletonRegion>
        )}
      </div>
    </FieldGroup>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
};
