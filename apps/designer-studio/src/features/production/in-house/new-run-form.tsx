import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { ProductionDetail, ProductionInput } from '@orime/contracts/api/trade/production';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { ComboboxField, Form, FormSection, useForm } from '@orime/forms';
import { Link, useMarket, useNavigate, useQueryClient, useText } from '@orime/platform';
import { Button, buttonStyles, Cluster, EmptyState, Notice, showToast } from '@orime/ui';
import { useProductionT } from '../production-texts.ts';
import { createRun, RUNS_KEY } from '../production.api.ts';
import { PlanFields } from './plan-fields.tsx';
import { checkRun, draftOfOrder, emptyRun, runInput, type RunDraft } from './run-draft.ts';

export type NewRunFormProps = {
  readonly userId: string;
  readonly designs: readonly OwnerDesign[];
  /** A store's order that the run is for. */
  readonly order: WholesaleOrder | undefined;
  /** From the address. */
  readonly designId: string | null;
};

export function NewRunForm({ userId, designs, order, designId }: NewRunFormProps) {
  const t = useProductionT();
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { currency } = useMarket();
  // Of an order one design is made after the other: the first one of it to begin with.
  const wanted = designs.find(({ id }) => id === (designId ?? order?.lines[0]?.designId));
  const form = useForm<RunDraft, ProductionInput, ProductionDetail>({
    name: 'production',
    initial: startWith(emptyRun(currency), wanted, order),
    schema: async () => (await import('@orime/contracts/api/trade/production')).createProduction.schema.body,
    check: checkRun,
    toBody: runInput,
    say: (field) =>
      field === 'designId' || field === 'sizeQuantities' || field === 'costs' || field === 'dueDate' ? t(`plan.error.${field}`) : undefined,
    send: (input, { idempotencyKey }) => createRun(input, idempotencyKey),
    onSent: async (run) => {
      await queries.invalidateQueries({ queryKey: RUNS_KEY });
      showToast({ tone: 'success', message: t('add.done', { name: text(run.design.name) }) });
      await navigate(`/production/in_house/edit/${run.id}`);
    },
    // What the address fills in is not to be written over by what was left here before.
    ...(wanted === undefined && { keep: { userId } }),
  });
  if (designs.length === 0)
    return (
      <EmptyState
        title={t('add.no-design.title')}
        text={t('add.no-design.text')}
        actions={
          <Link css={buttonStyles()} to="/add-design">
            {t('dashboard.add-design')}
          </Link>
        }
      />
    );

  function handleDesign(id: string | null): void {
    const next = startWith(
      { ...form.read(), sizeQuantities: {} },
      designs.find((design) => design.id === id),
      order,
    );
    form.change('designId', next.designId);
    form.change('sizeQuantities', next.sizeQuantities);
  }

  return (
    <Form form={form} label={t('add.title')}>
      {order !== undefined && <Notice>{t('add.order', { number: order.number, store: order.buyer.name })}</Notice>}
      <FormSection title={t('plan.section.design')} text={t('plan.section.design.text')}>
        <ComboboxField
          {...form.value('designId')}
          label={t('plan.design')}
          options={designs.map((design) => ({ id: design.id, label: text(design) }))}
          onChange={handleDesign}
        />
      </FormSection>
      <PlanFields form={form} />
      <Cluster>
        <Button type="submit" busy={form.isBusy}>
          {t('add.save')}
        </Button>
        <Link css={buttonStyles({ variant: 'ghost' })} to="/dashboard?tab=production">
          {t('plan.back')}
        </Link>
      </Cluster>
    </Form>
  );
}

/** A draft with a design, its sizes, and what an order needs of it. */
function startWith(draft: RunDraft, design: OwnerDesign | undefined, order: WholesaleOrder | undefined): RunDraft {
  if (design === undefined) return { ...draft, designId: null, sizeQuantities: {} };
  const chosen = { ...draft, designId: design.id, sizeQuantities: Object.fromEntries(design.sizes.map(({ size }) => [size, null])) };
  return order === undefined ? chosen : draftOfOrder(order, design.id, chosen);
}
