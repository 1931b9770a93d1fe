import { BRAND } from '@orime/contracts';
import { reportError, useText } from '@orime/platform';
import { Button, color, css, font, media, space } from '@orime/ui';
import { WORDMARK } from '@orime/ui/brand';
import { saveFile } from '@orime/ui/data';
import { useState } from 'react';
import { VARIANTS, brandKit, fileName, pngFile, svgFile } from './brand-files.ts';
import type { WordmarkVariant } from './brand-files.ts';
import { LOGO } from './logo-content.ts';

/** Each variant on its ground with its files, and all of them at once. The files are made here, from the one outline. */
export function WordmarkFiles() {
  const text = useText();
  const [making, setMaking] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function save(name: string, make: () => Blob | Promise<Blob>): Promise<void> {
    setMaking('busy');
    try {
      saveFile(name, await make());
      setMaking('idle');
    } catch (error) {
      setMaking('failed');
      reportError(error, { info: `making ${name}`, remote: 'shell' });
    }
  }

  return (
    <div css={styles.root}>
      <ul css={styles.list}>
        {VARIANTS.map((variant) => (
          <li key={variant.key}>
            <Specimen variant={variant} />
            <div css={styles.row}>
              <span css={styles.name}>{text(LOGO.variants.names[variant.key])}</span>
              <FormatButton variant={variant} type="SVG" onSave={() => void save(fileName(variant, 'svg'), () => svgFile(variant))} />
              <FormatButton variant={variant} type="PNG" onSave={() => void save(fileName(variant, 'png'), () => pngFile(variant))} />
            </div>
          </li>
        ))}
      </ul>
      <Button
        css={styles.all}
        size="lg"
        busy={making === 'busy'}
        onClick={() => void save(`${BRAND.name.toLowerCase()}-wordmark.zip`, () => brandKit(LOGO.readme))}
      >
        {text(LOGO.files.all)}
      </Button>
      <p role="status" css={styles.failed}>
        {making === 'failed' && text(LOGO.files.failed)}
      </p>
    </div>
  );
}

function Specimen({ variant: { ground, ink } }: { readonly variant: WordmarkVariant }) {
  return (
    <div css={styles.specimen} data-theme={ground} aria-hidden>
      <svg css={styles.mark} viewBox={`0 0 ${String(WORDMARK.width)} ${String(WORDMARK.height)}`}>
        <path d={WORDMARK.path} fill={ink} />
      </svg>
    </div>
  );
}

function FormatButton({
  variant,
  type,
  onSave,
}: {
  readonly variant: WordmarkVariant;
  readonly type: 'SVG' | 'PNG';
  readonly onSave: () => void;
}) {
  const text = useText();
  return (
    <Button size="sm" variant="secondary" aria-label={text(LOGO.files.one(LOGO.variants.names[variant.key], type))} onClick={onSave}>
      {type}
    </Button>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  list: css({ display: 'grid', gap: `${space[5]} ${space[4]}`, listStyle: 'none', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  specimen: css({
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    background: color.page,
    border: `1px solid ${color.line}`,
  }),
  mark: css({ width: '46%', height: 'auto' }),
  row: css({ display: 'flex', alignItems: 'center', gap: space[2], marginBlockStart: space[3] }),
  name: css({ flex: 1, fontSize: font.size.sm, fontWeight: font.weight.medium }),
  all: css({ justifySelf: 'start' }),
  failed: css({ color: color.danger, '&:empty': { display: 'none' } }),
};
