import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { useFormat, useT, useText } from '@orime/platform';
import { Button, Checkbox, color, css, font, Image, media, space, Text } from '@orime/ui';

export type QueueListProps = {
  readonly label: string;
  readonly designs: readonly OwnerDesign[];
  readonly shownId: string | undefined;
  readonly onShow: (design: OwnerDesign) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly isConfirming: boolean;
  readonly onConfirmSelected: () => void;
};

/** Everything that waits, to move around in and to confirm several at once. */
export function QueueList({ label, designs, shownId, onShow, selected, onSelect, isConfirming, onConfirmSelected }: QueueListProps) {
  const t = useT('admin');
  const text = useText();
  const format = useFormat();
  const count = designs.filter(({ id }) => selected.has(id)).length;
  const isAll = count === designs.length;

  return (
    <section css={styles.root} aria-label={label}>
      <div css={styles.head}>
        <Checkbox
          label={t('queue.select-all')}
          checked={isAll}
          onChange={() => onSelect(new Set(isAll ? [] : designs.map(({ id }) => id)))}
        />
        <Button size="sm" variant="secondary" disabled={count === 0} busy={isConfirming} onClick={onConfirmSelected}>
          {t('queue.confirm-selected', { count })}
        </Button>
      </div>
      <ol css={styles.list}>
        {designs.map((design) => {
          const cover = design.images[0];
          return (
            <li key={design.id} css={styles.row} data-shown={design.id === shownId || undefined}>
              <input
                css={styles.box}
                type="checkbox"
                aria-label={t('queue.select', { name: text(design) })}
                checked={selected.has(design.id)}
                onChange={() => onSelect(toggled(selected, design.id))}
              />
              <button
                css={styles.open}
                type="button"
                aria-current={design.id === shownId ? 'true' : undefined}
                onClick={() => onShow(design)}
              >
                {cover ? <Image image={cover} alt="" sizes="48px" ratio="3 / 4" css={styles.thumb} /> : <span css={styles.thumb} />}
                <span css={styles.words}>
                  <span css={styles.name}>{text(design)}</span>
                  <Text as="span" size="xs" tone="muted">
                    {text(design.designer)}
                  </Text>
                  {design.submittedAt !== null && (
                    <Text as="span" size="xs" tone="muted">
                      {format.date(design.submittedAt, { month: 'short', day: 'numeric' })}
                    </Text>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

const styles = {
  root: css({ display: 'grid', gap: space[3], minWidth: 0 }),
  head: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: space[2] }),
  list: css({
    display: 'flex',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'auto',
    borderBlock: `1px solid ${color.line}`,
    [media.desktop]: { flexDirection: 'column', gap: 0, maxHeight: '60vh' },
  }),
  row: css({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '15rem',
    paddingInlineStart: space[2],
    '&[data-shown]': { background: color.sunken, boxShadow: `inset 2px 0 0 ${color.accent}` },
    [media.desktop]: { width: 'auto', '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
  box: css({
    flex: 'none',
    width: '1.2rem',
    height: '1.2rem',
    accentColor: color.accent,
    cursor: 'pointer',
    [media.coarse]: { width: '1.5rem', height: '1.5rem' },
  }),
  open: css({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    gap: space[3],
    alignItems: 'center',
    padding: space[2],
    textAlign: 'start',
    '&:focus-visible': { outlineOffset: -2 },
  }),
  thumb: css({ flex: 'none', width: '3rem', aspectRatio: '3 / 4', background: color.backdrop }),
  words: css({ display: 'grid', minWidth: 0 }),
  name: css({ fontSize: font.size.sm, fontWeight: font.weight.medium, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
};
