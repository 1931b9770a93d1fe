import type { LocalText } from '@orime/contracts/schemas';
import { useT, useText } from '@orime/platform';

export interface NamedGoods {
  readonly designName: string;
  readonly designNameJp: string;
  readonly colour: LocalText;
}

/** A style with its colour. Many designers write the colour into the name: then it is not said twice. */
export function useGoodsName(): (goods: NamedGoods) => string {
  const t = useT('wholesale');
  const text = useText();
  return ({ designName, designNameJp, colour }) => {
    const [name, shade] = [text({ name: designName, nameJp: designNameJp }), text(colour)];
    return shade === '' || name.includes(shade) ? name : t('diff.line', { name, colour: shade });
  };
}
