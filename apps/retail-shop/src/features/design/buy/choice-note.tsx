import { useT } from '@orime/platform';
import { color, css, Text } from '@orime/ui';
import type { GarmentOption } from './garment-options.ts';

/** What is scarce about the chosen size or piece; nothing where there is plenty. */
export function ChoiceNote({ option }: { readonly option: GarmentOption | undefined }) {
  const t = useT('retail-shop');
  if (option?.kind === 'piece')
    return (
      <Text size="sm" role="status">
        {t('choice.piece', { edition: option.piece.edition })}
      </Text>
    );
  const left = option?.size.left ?? null;
  if (left === null) return null;
  return (
    <Text size="sm" role="status" css={styles.few}>
      {t('choice.few-left', { count: left })}
    </Text>
  );
}

const styles = { few: css({ color: color.warning }) };
