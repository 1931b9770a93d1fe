import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { Link, useFormat, useMutation, useT, useText } from '@orime/platform';
import { Badge, Button, color, css, Image, Notice, showToast, space, Text } from '@orime/ui';
import { DataTable } from '@orime/ui/data';
import { useState, type ReactNode } from 'react';
import { hideDesign } from './designs.api.ts';

export type DesignsTableProps = {
  readonly designs: readonly DesignCard[];
  /** The page before, while this one is on its way. */
  readonly busy: boolean;
  readonly empty: ReactNode;
};

/** Public designs with hide and show. What was hidden here stays at hand, though the shop's list no longer has it. */
export function DesignsTable({ designs, busy, empty }: DesignsTableProps) {
  const t = useT('admin');
  const text = useText();
  const format = useFormat();
  const [hidden, setHidden] = useState<readonly DesignCard[]>([]);

  const hide = useMutation({
    mutationFn: ({ design, isHidden }: { readonly design: DesignCard; readonly isHidden: boolean }) => hideDesign(design.id, isHidden),
    onMutate: ({ design, isHidden }) => mark(design, isHidden),
    onSuccess: (_answer, { design, isHidden }) => {
      const name = text(design);
      showToast({ message: isHidden ? t('all.hidden-now', { name }) : t('all.shown-now', { name }), tone: 'success' });
    },
    onError: (_error, { design, isHidden }) => {
      mark(design, !isHidden);
      showToast({ message: t('all.hide-failed', { name: text(design) }), tone: 'danger' });
    },
  });

  function mark(design: DesignCard, isHidden: boolean): void {
    setHidden((current) => [...current.filter(({ id }) => id !== design.id), ...(isHidden ? [design] : [])]);
  }

  const hiddenIds = new Set(hidden.map(({ id }) => id));
  const listed = new Set(designs.map(({ id }) => id));
  const away = hidden.filter(({ id }) => !listed.has(id));

  return (
    <>
      {away.length > 0 && (
        <Notice title={t('all.hidden-here')}>
          <ul css={styles.away}>
            {away.map((design) => (
              <li key={design.id} css={styles.awayRow}>
                {text(design)}
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('all.show-name', { name: text(design) })}
                  onClick={() => hide.mutate({ design, isHidden: false })}
                >
                  {t('all.show')}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div css={busy && styles.busy} aria-busy={busy}>
        <DataTable
          caption={t('designs.tab.all')}
          rows={designs}
          rowId={({ id }) => id}
          empty={empty}
          dense
          columns={[
            {
              id: 'image',
              header: t('all.column.image'),
              width: '4.5rem',
              cell: ({ images: [cover] }) => cover && <Image image={cover} alt="" sizes="48px" ratio="3 / 4" css={styles.thumb} />,
            },
            {
              id: 'name',
              header: t('all.column.name'),
              isRowHeader: true,
              cell: (design) => (
                <span css={styles.name}>
                  <Link to={`/designs/${encodeURIComponent(design.slug)}`}>{text(design)}</Link>
                  {hiddenIds.has(design.id) && <Badge tone="warning">{t('all.hidden')}</Badge>}
                </span>
              ),
            },
            {
              id: 'designer',
              header: t('all.column.designer'),
              cell: ({ designer }) => (
                <Text as="span" size="sm" css={styles.designer}>
                  {text(designer)}
                </Text>
              ),
            },
            {
              id: 'price',
              header: t('all.column.price'),
              align: 'end',
              cell: ({ priceMinor, currency }) => (priceMinor === null ? '–' : format.money(priceMinor, currency)),
            },
            {
              id: 'published',
              header: t('all.column.published'),
              cell: ({ publishedAt }) =>
                publishedAt === null ? '–' : format.date(publishedAt, { year: 'numeric', month: 'short', day: 'numeric' }),
            },
            {
              id: 'action',
              header: t('all.column.action'),
              cell: (design) => {
                const isHidden = hiddenIds.has(design.id);
                const name = text(design);
                return (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={isHidden ? t('all.show-name', { name }) : t('all.hide-name', { name })}
                    onClick={() => hide.mutate({ design, isHidden: !isHidden })}
                  >
                    {isHidden ? t('all.show') : t('all.hide')}
                  </Button>
                );
              },
            },
          ]}
        />
      </div>
    </>
  );
}

const styles = {
  busy: css({ opacity: 0.6 }),
  thumb: css({ width: '3rem', background: color.backdrop }),
  name: css({ display: 'inline-flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center', minWidth: '9rem' }),
  designer: css({ display: 'inline-block', minWidth: '8rem' }),
  away: css({ margin: 0, padding: 0, listStyle: 'none' }),
  awayRow: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
};
