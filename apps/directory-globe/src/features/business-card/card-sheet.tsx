import { htmlLang } from '@orime/contracts';
import { useFormat, useT, useText } from '@orime/platform';
import { Button, css, media, showToast, space, Text } from '@orime/ui';
import { saveFile } from '@orime/ui/data';
import { Download, Printer } from '@orime/ui/icons';
import { PrintOnly } from '../print/print-only.tsx';
import type { CardDetails } from './card-details.ts';
import { CardEditor } from './card-editor.tsx';
import { CARD_SIZES, layoutCard } from './card-layout.ts';
import { paintCard } from './card-paint.ts';
import { CardSide, MARKED_MARGIN } from './card-side.tsx';
import { useCardSettings } from './use-card-settings.ts';
import { writeVcard } from './write-vcard.ts';

export type CardSheetProps = { readonly details: CardDetails; readonly isOwn: boolean };

const SIDES = ['en', 'jp'] as const;

/** Both sides as they will be printed, their settings, and the card as file. */
export function CardSheet({ details, isOwn }: CardSheetProps) {
  const t = useT('directory-globe');
  const text = useText();
  const format = useFormat();
  const [settings, change] = useCardSettings(details.url);
  const { design, tone, size, hasMarks, title, mail, phone } = settings;
  const additions = { title, mail, phone };
  const name = details.name || details.nameJp;
  const fileName = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const sides = SIDES.map((language) => ({
    language,
    items: layoutCard({ details, additions, country: countryIn(language, details.country), language, design, size }),
  }));
  const { width, height } = CARD_SIZES[size];
  const margin = hasMarks ? MARKED_MARGIN : 0;

  async function handlePicture(): Promise<void> {
    for (const { language, items } of sides) {
      const picture = await paintCard(items, size, tone, details.url);
      if (picture === undefined) {
        showToast({ message: t('card.no-picture'), tone: 'danger' });
        return;
      }
      saveFile(`${fileName}-${language}.png`, picture);
    }
  }

  return (
    <div css={styles.root}>
      <PrintOnly id="business-card" page={`${width + 2 * margin}mm ${height + 2 * margin}mm`} margin="0" />
      <div css={styles.preview}>
        <div id="business-card" css={styles.sides}>
          {sides.map(({ language, items }) => (
            <CardSide
              key={language}
              items={items}
              size={size}
              tone={tone}
              url={details.url}
              label={t(`card.side.${language}`, { name: text(details) })}
              language={language}
              hasMarks={hasMarks}
            />
          ))}
        </div>
        <Text size="sm" tone="muted">
          {t('card.measures', { width: format.number(width), height: format.number(height) })}
        </Text>
        <div css={styles.tools}>
          <Button onClick={() => print()}>
            <Printer size={18} aria-hidden />
            {t('card.print')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => saveFile(`${fileName}.vcf`, new Blob([writeVcard(details, additions)], { type: 'text/vcard;charset=utf-8' }))}
          >
            <Download size={18} aria-hidden />
            {t('card.vcard')}
          </Button>
          <Button variant="secondary" onClick={() => void handlePicture()}>
            <Download size={18} aria-hidden />
            {t('card.png')}
          </Button>
        </div>
      </div>
      <CardEditor settings={settings} isOwn={isOwn} onChange={change} />
    </div>
  );
}

function countryIn(language: 'en' | 'jp', code: string): string {
  return code === '' ? '' : (new Intl.DisplayNames(htmlLang(language), { type: 'region', fallback: 'code' }).of(code) ?? code);
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[6],
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(18rem, 2fr)', alignItems: 'start' },
  }),
  preview: css({ display: 'grid', gap: space[4] }),
  sides: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[4],
    '& > svg': { maxWidth: '100%', height: 'auto', boxShadow: '0 1px 8px rgb(0 0 0 / 0.25)' },
    '@media print': {
      display: 'block !important',
      '& > svg': { display: 'block', maxWidth: 'none', boxShadow: 'none', breakAfter: 'page', breakInside: 'avoid' },
      '& > svg:last-child': { breakAfter: 'auto' },
    },
  }),
  tools: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
};
