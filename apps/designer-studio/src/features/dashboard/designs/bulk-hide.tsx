import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { textOfError, useMutation, useQueryClient, useT, useText } from '@orime/platform';
import { Button, color, css, showToast, space, Text } from '@orime/ui';
import { hideDesign } from '../dashboard.api.ts';

export type BulkHideProps = { readonly designs: readonly OwnerDesign[]; readonly onDone: () => void };

/** Takes all chosen designs out of the shop, or back into it. One that is so already is left alone. */
export function BulkHide({ designs, onDone }: BulkHideProps) {
  const t = useT('designer-studio');
  const text = useText();
  const queries = useQueryClient();
  const changing = useMutation({
    mutationFn: async (hidden: boolean) => {
      const others = designs.filter((design) => design.hidden !== hidden);
      // One after the other: the first that fails says why, and those before it stay.
      for (const { id } of others) await hideDesign(id, hidden);
      return { count: others.length, hidden };
    },
    onSuccess: ({ count, hidden }) => {
      showToast({ message: t(hidden ? 'designs.bulk.hidden' : 'designs.bulk.shown', { count }), tone: 'success' });
      onDone();
    },
    onError: (error) => showToast({ message: text(textOfError(error)), tone: 'danger' }),
    onSettled: () =>
      Promise.all([queries.invalidateQueries({ queryKey: ['designs'] }), queries.invalidateQueries({ queryKey: ['profile'] })]),
  });
  const button = (hidden: boolean) => (
    <Button
      variant="secondary"
      size="sm"
      busy={changing.isPending && changing.variables === hidden}
      disabled={designs.every((design) => design.hidden === hidden)}
      onClick={() => changing.mutate(hidden)}
    >
      {t(hidden ? 'designs.bulk.hide' : 'designs.bulk.show')}
    </Button>
  );
  return (
    <div css={styles.root} role="group" aria-label={t('designs.bulk')}>
      <Text size="sm">{t('designs.bulk.count', { count: designs.length })}</Text>
      {button(true)}
      {button(false)}
    </div>
  );
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center', padding: space[3], background: color.sunken }),
};
