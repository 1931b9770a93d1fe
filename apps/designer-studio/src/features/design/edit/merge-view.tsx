import type { OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import { useFormat, useMarket, useQuery } from '@orime/platform';
import { Button, css, FailedState, Notice, RadioGroup, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useState } from 'react';
import { useDesignT } from '../design-texts.ts';
import { ownDesignQuery } from '../design.api.ts';
import type { DesignDraft, DesignField } from '../draft/design-draft.ts';
import { FieldValue } from './field-value.tsx';
import { compareDrafts, mergeDrafts } from './merge-drafts.ts';
import { savedDraft } from './saved-draft.ts';
import type { WordSourceProps } from './use-word-source.ts';

export type MergeViewProps = WordSourceProps & {
  readonly id: string;
  /** The draft that was opened, and what has become of it here. */
  readonly base: DesignDraft;
  readonly mine: DesignDraft;
  readonly onMerge: (newer: OwnDesign, merged: DesignDraft) => void;
};

/** For a design that was changed elsewhere meanwhile: what both sides changed is decided field by field. Fetches the newer one. */
export function MergeView({ id, ...sides }: MergeViewProps) {
  const t = useDesignT();
  const { currency } = useMarket();
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({ ...ownDesignQuery(id, currency), refetchOnMount: 'always' });
  const [openedAt] = useState(Date.now);
  const isNew = data !== undefined && dataUpdatedAt >= openedAt;
  return (
    <Notice tone="warning" role="alert" title={t('design.merge.title')}>
      <Text size="sm">{t('design.merge.text')}</Text>
      {isNew && <Choices key={data.design.version} newer={data} {...sides} />}
      {!isNew && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isNew && !isError && (
        <SkeletonRegion>
          <Skeleton height="8rem" />
        </SkeletonRegion>
      )}
    </Notice>
  );
}

type ChoicesProps = Omit<MergeViewProps, 'id'> & { readonly newer: OwnDesign };

function Choices({ newer, base, mine, onMerge, ...source }: ChoicesProps) {
  const t = useDesignT();
  const format = useFormat();
  const theirs = savedDraft(newer);
  const merge = compareDrafts(base, mine, theirs);
  const [chosen, setChosen] = useState<ReadonlySet<DesignField>>(new Set(merge.conflicts));
  const namesOf = (fields: readonly DesignField[]) => format.list(fields.map((field) => t(`design.field.${field}`)));
  const choose = (field: DesignField, isMine: boolean): void =>
    setChosen((now) => new Set([...now].filter((other) => other !== field).concat(isMine ? [field] : [])));
  return (
    <div css={styles.root}>
      {merge.conflicts.map((field) => (
        <RadioGroup
          key={field}
          name={`merge-${field}`}
          legend={t(`design.field.${field}`)}
          framed
          value={chosen.has(field) ? 'mine' : 'theirs'}
          onChange={(side) => choose(field, side === 'mine')}
          options={(['theirs', 'mine'] as const).map((side) => ({
            value: side,
            label: t(`design.merge.${side}`),
            hint: <FieldValue field={field} draft={side === 'mine' ? mine : theirs} {...source} />,
          }))}
        />
      ))}
      {merge.theirs.length > 0 && <Text size="sm">{t('design.merge.taken', { fields: namesOf(merge.theirs) })}</Text>}
      {merge.mine.length > 0 && <Text size="sm">{t('design.merge.kept', { fields: namesOf(merge.mine) })}</Text>}
      <div>
        <Button variant="secondary" onClick={() => onMerge(newer, mergeDrafts(mine, theirs, merge, chosen))}>
          {t('design.merge.apply')}
        </Button>
      </div>
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4], marginBlockStart: space[3] }) };
