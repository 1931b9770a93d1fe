import type { OwnLineSheet } from '@orime/contracts/api/trade/linesheet';
import { Link, textOfError, useFormat, useLanguage, useText } from '@orime/platform';
import { Badge, color, css, font, IconButton, Image, media, space, Text } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';
import { Trash2 } from '@orime/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useSheetsT } from './line-sheet-texts.ts';
import { downloadSheet } from './line-sheets.api.ts';

const SheetRemoval = lazy(async () => ({ default: (await import('./sheet-removal.tsx')).SheetRemoval }));

/** One line sheet in the list: its name leads to the form. */
export function LineSheetRow({ sheet }: { readonly sheet: OwnLineSheet }) {
  const t = useSheetsT();
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const [isRemoving, setRemoving] = useState(false);
  const title = text(sheet.title);
  const { id, cover, season, styles: count, visibility, buyers } = sheet;
  const isUnseen = visibility !== 'none' && count === 0;
  const paper = (kind: 'pdf' | 'xlsx') => ({
    id: kind,
    kind,
    label: t('sheets.paper'),
    isStoppable: true,
    onOpen: (signal: AbortSignal) => downloadSheet(kind, id, language, signal),
  });
  return (
    <li css={styles.root}>
      {cover === null ? <span css={styles.image} /> : <Image css={styles.image} image={cover} alt="" sizes="4rem" ratio="3 / 4" />}
      <div css={styles.words}>
        <Link css={styles.title} to={`?tab=wholesale&sheet=${encodeURIComponent(id)}`}>
          {title}
        </Link>
        <Text size="sm" tone="muted">
          {[
            ...(season === '' ? [] : [season]),
            t('sheets.styles', { count }),
            t('sheets.changed', { date: format.date(sheet.updatedAt) }),
          ].join(' · ')}
        </Text>
        <Badge tone={isUnseen ? 'warning' : visibility === 'none' ? 'neutral' : 'success'}>
          {isUnseen
            ? t('sheets.unseen')
            : visibility === 'selected'
              ? t('sheets.shared', { count: buyers.length })
              : t(`sheets.visibility.${visibility}`)}
        </Badge>
      </div>
      <div css={styles.actions}>
        {count > 0 && (
          <PaperButtons
            label={t('sheets.papers', { title })}
            papers={[paper('pdf'), paper('xlsx')]}
            describeError={(error) => text(textOfError(error))}
          />
        )}
        <IconButton label={t('sheets.remove-name', { title })} onClick={() => setRemoving(true)}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
      {isRemoving && (
        <Suspense fallback={null}>
          <SheetRemoval sheet={sheet} onDone={() => setRemoving(false)} />
        </Suspense>
      )}
    </li>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    gap: space[4],
    alignItems: 'center',
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: '4rem minmax(0, 1fr) auto' },
  }),
  image: css({ width: '4rem', aspectRatio: '3 / 4', background: color.backdrop }),
  words: css({ display: 'grid', gap: space[1], justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' }),
  title: css({ fontWeight: font.weight.semibold }),
  actions: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    gridColumn: '1 / -1',
    [media.tablet]: { gridColumn: 'auto' },
  }),
};
