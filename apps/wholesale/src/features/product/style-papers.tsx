import { buildUrl } from '@orime/contracts';
import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { api, openChat, useLanguage, useMarket, useT } from '@orime/platform';
import { Button, Cluster } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';

/** The style as a line sheet to take along, and a word with its designer. */
export function StylePapers({ product }: { readonly product: Pick<WholesaleProduct, 'id' | 'designer'> }) {
  const t = useT('wholesale');
  const lang = useLanguage();
  const { currency } = useMarket();
  const paper = (kind: 'pdf' | 'xlsx') => ({
    id: kind,
    kind,
    label: t('product.sheet'),
    isStoppable: true,
    onOpen: (signal: AbortSignal) =>
      api.download(buildUrl(`/api/wholesale/linesheet.${kind}`, { ids: product.id, currency, lang }), { signal }),
  });
  return (
    <Cluster>
      <PaperButtons label={t('order.papers')} papers={[paper('pdf'), paper('xlsx')]} />
      <Button size="sm" variant="ghost" onClick={() => void openChat({ profileId: product.designer.id }).catch(() => undefined)}>
        {t('product.message')}
      </Button>
    </Cluster>
  );
}
