import type { WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import { useT, useText } from '@orime/platform';
import { Checkbox, css, VisuallyHidden } from '@orime/ui';
import { toggleStyle, useLineSheetStore } from './line-sheet.store.ts';

export type StyleChoiceProps = {
  readonly style: WholesaleStyle;
  /** Ids of the page, in its order: a press with Shift selects up to here. */
  readonly page: readonly string[];
  readonly hideLabel?: boolean;
};

/** Selects a style for a line sheet. */
export function StyleChoice({ style, page, hideLabel = false }: StyleChoiceProps) {
  const t = useT('wholesale');
  const text = useText();
  const isSelected = useLineSheetStore((state) => state.selected.includes(style.id));
  const label = t('selection.select', { name: text(style) });
  return (
    <Checkbox
      css={styles.root}
      label={hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : t('selection.select.short')}
      aria-label={label}
      checked={isSelected}
      onChange={({ nativeEvent }) => toggleStyle(style.id, page, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}

const styles = { root: css({ position: 'relative', zIndex: 1 }) };
