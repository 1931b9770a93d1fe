import {
  AddressFields,
  ChoiceGroup,
  ComboboxField,
  DateField,
  emptyAddress,
  Form,
  FormSection,
  LocalTextFields,
  MoneyField,
  NumberField,
  TagsField,
  useForm,
} from '@orime/forms';
import { api, useT } from '@orime/platform';
import { Button, Checkbox, Cluster, Grid, RadioGroup, Select, TextArea, TextField } from '@orime/ui';

const initial = {
  name: 'Ito Kasumi',
  handle: 'ito',
  kind: 'studio' as 'studio' | 'workshop',
  story: { en: '', jp: '' },
  minimum: 30000 as number | null,
  leadDays: 21 as number | null,
  opens: '2026-05-01',
  city: 'kyoto' as string | null,
  materials: ['silk', 'hemp'] as readonly string[],
  skills: ['dyeing'] as readonly string[],
  currency: 'JPY',
  note: '',
  address: { ...emptyAddress, country: 'JP', postal: '604-8141', region: '京都府' },
  accepted: false,
};

const cities = ['Kyoto 京都', 'Tokyo 東京', 'Porto', 'Lagos', 'Oaxaca'].map((label) => ({
  id: label.split(' ')[0]?.toLowerCase() ?? '',
  label,
}));

/** All kinds of fields, bound to one form. Its server finds the handle taken. */
export function ShopForm() {
  const t = useT('forms');
  const form = useForm({
    name: 'gallery-shop',
    initial,
    check: ({ story, accepted, address }) => [
      ...(story.en.trim() === '' ? [{ field: 'story.en', problem: { kind: 'required' } as const }] : []),
      ...(address.city.trim() === '' ? [{ field: 'address.city', problem: { kind: 'required' } as const }] : []),
      ...(accepted ? [] : [{ field: 'accepted', problem: { kind: 'required' } as const }]),
    ],
    send: (body, { idempotencyKey }) => api.post('/api/gallery/shop', body, { idempotencyKey }),
  });
  return (
    <Form form={form} label="Shop">
      <FormSection number={1} title="Who" text="How the shop is called and found.">
        <Grid columns={[1, 2, 2]} gap={5}>
          <TextField label="Name" maxLength={60} {...form.text('name')} />
          <TextField label="Handle" hint="orime.example/shop/…" {...form.text('handle')} />
        </Grid>
        <RadioGroup
          legend="Kind"
          framed
          options={[
            { value: 'studio', label: 'Studio', hint: 'Designs under its own name' },
            { value: 'workshop', label: 'Workshop', hint: 'Makes for others' },
          ]}
          {...form.value('kind')}
        />
        <LocalTextFields label="Story" rows={3} {...form.group('story')} />
      </FormSection>
      <FormSection number={2} title="Terms">
        <Grid columns={[1, 2, 2]} gap={5}>
          <Select label="Currency" {...form.text('currency')}>
            <option value="JPY">JPY</option>
            <option value="USD">USD</option>
          </Select>
          <MoneyField label="Least order" currency={form.follow('currency')} {...form.value('minimum')} />
          <NumberField label="Lead time" unit="days" {...form.value('leadDays')} />
          <DateField label="Opens on" min="2026-03-01" max="2026-12-31" {...form.value('opens')} />
          <ComboboxField label="City" options={cities} {...form.value('city')} />
          <TagsField label="Materials" max={5} suggestions={['silk', 'hemp', 'linen', 'wool']} {...form.value('materials')} />
        </Grid>
        <ChoiceGroup
          legend="Skills"
          hint="As many as apply."
          options={[
            { value: 'dyeing', label: 'Dyeing' },
            { value: 'weaving', label: 'Weaving' },
            { value: 'pleating', label: 'Pleating' },
          ]}
          {...form.value('skills')}
        />
        <TextArea label="Note" optional {...form.text('note')} />
      </FormSection>
      <FormSection number={3} title="Where">
        <AddressFields {...form.group('address')} />
      </FormSection>
      <Checkbox label="I accept the terms" {...form.ticked('accepted')} />
      <Cluster>
        <Button type="submit" busy={form.isBusy}>
          Save
        </Button>
        <Button variant="ghost" onClick={() => form.startOver()}>
          {t('draft.discard')}
        </Button>
      </Cluster>
    </Form>
  );
}
