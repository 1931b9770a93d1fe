import { ComboboxField } from '@orime/forms';
import { useQuery, useText } from '@orime/platform';
import { Button, Cluster, css, IconButton, Plus, space, Text } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { useState } from 'react';
import { allOwnDesignsQuery } from '../../own-designs/index.ts';
import { useLookbooksT } from '../lookbook-texts.ts';
import { HotspotBoard } from './hotspot-board.tsx';
import { MOST_HOTSPOTS } from './lookbook-draft.ts';
import type { HotspotDraft, LookDraft } from './lookbook-draft.ts';

export type LookEditorProps = {
  readonly look: LookDraft;
  /** From 1. */
  readonly number: number;
  readonly isCover: boolean;
  readonly onCover: () => void;
  readonly onChange: (look: LookDraft) => void;
};

/** One look in large: points that lead to designs, set by a click or by keys. Fetches one's designs. */
export function LookEditor({ look, number, isCover, onCover, onChange }: LookEditorProps) {
  const t = useLookbooksT();
  const text = useText();
  const { data: designs = [] } = useQuery(allOwnDesignsQuery());
  const [chosen, setChosen] = useState<number>();
  const { hotspots } = look;
  const names = new Map(designs.map((design) => [design.id, text(design)]));
  const nameOf = ({ designId }: HotspotDraft) => names.get(designId) ?? t('lookbooks.point.open');
  const options = designs.map((design) => ({
    id: design.id,
    label: text(design),
    ...((design.confirmed !== 'confirmed' || design.hidden) && { hint: t('lookbooks.not-shown') }),
  }));
  const isFull = hotspots.length >= MOST_HOTSPOTS;

  function add(x: number, y: number): void {
    if (isFull) return;
    onChange({ ...look, hotspots: [...hotspots, { x, y, designId: '' }] });
    setChosen(hotspots.length);
  }

  function remove(index: number): void {
    onChange({ ...look, hotspots: hotspots.toSpliced(index, 1) });
    setChosen(undefined);
  }

  const replace = (index: number, next: HotspotDraft): void =>
    onChange({ ...look, hotspots: hotspots.map((one, at) => (at === index ? next : one)) });

  return (
    <div css={styles.root} role="group" aria-label={t('lookbooks.look-number', { number })}>
      <HotspotBoard
        look={look}
        number={number}
        chosen={chosen}
        nameOf={nameOf}
        onAdd={add}
        onChoose={setChosen}
        onMove={replace}
        onRemove={remove}
      />
      <div css={styles.side}>
        <Cluster>
          <Button variant="secondary" size="sm" disabled={isFull} onClick={() => add(0.5, 0.5)}>
            <Plus size={16} aria-hidden />
            {t('lookbooks.point.add')}
          </Button>
          <Button variant="ghost" size="sm" disabled={isCover} onClick={onCover}>
            {t(isCover ? 'lookbooks.is-cover' : 'lookbooks.make-cover')}
          </Button>
        </Cluster>
        <Text size="xs" tone="muted">
          {t('lookbooks.point.hint')}
        </Text>
        <ol css={styles.points}>
          {hotspots.map((hotspot, index) => (
            // Points have no identity besides their place.
            <li key={index} css={styles.point} data-chosen={index === chosen || undefined}>
              <ComboboxField
                id={`look-${number}-point-${index}`}
                label={t('lookbooks.point.design', { number: index + 1 })}
                options={options}
                value={hotspot.designId === '' ? null : hotspot.designId}
                onChange={(designId) => replace(index, { ...hotspot, designId: designId ?? '' })}
              />
              <IconButton label={t('lookbooks.point.remove', { number: index + 1 })} onClick={() => remove(index)}>
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' },
  }),
  side: css({ display: 'grid', gap: space[3], alignContent: 'start' }),
  points: css({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' }),
  point: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[2], alignItems: 'end' }),
};
