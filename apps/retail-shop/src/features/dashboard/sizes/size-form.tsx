import { convertSize, SIZE_ROWS, SIZE_SYSTEMS } from '@orime/commerce';
import type { SizeRow, SizeSystem } from '@orime/commerce';
import type { Consumer, ConsumerInput } from '@orime/contracts/api/people/consumer';
import { DateField, Form, useForm } from '@orime/forms';
import { useQueryClient } from '@orime/platform';
import { Button, css, Grid, Heading, Notice, RadioGroup, Select, space, Text } from '@orime/ui';
import { consumerQuery } from '../../consumer/index.ts';
import { useAccountT } from '../account-texts.ts';
import { updateConsumer } from '../account.api.ts';
import { SizeTable } from './size-table.tsx';

type SizeDraft = {
  /** Empty: told nothing. */
  readonly cut: 'women' | 'men' | '';
  readonly sizes: SizeRow;
  readonly birthday: string;
};

const noSizes: SizeRow = { alpha: '', jp: '', it: '', eu: '', us: '' };

/** The sizes one wears, in every system that designs are sold in: the first one that is told fills in the others. */
export function SizeForm({ consumer }: { readonly consumer: Consumer }) {
  const t = useAccountT();
  const queries = useQueryClient();
  const form = useForm<SizeDraft, ConsumerInput, Consumer>({
    name: 'sizes',
    initial: {
      cut: consumer.genderPref === 'men' || consumer.genderPref === 'women' ? consumer.genderPref : '',
      sizes: { ...noSizes, ...consumer.sizes },
      birthday: consumer.birthday ?? '',
    },
    schema: async () => (await import('@orime/contracts/api/people/consumer')).updateConsumer.schema.body,
    check: ({ birthday }) =>
      birthday !== '' && (birthday > today() || birthday < FIRST_DAY) ? [{ field: 'birthday', problem: { kind: 'malformed' } }] : [],
    say: (field) => (field === 'birthday' ? t('sizes.birthday.wrong') : undefined),
    toBody: ({ cut, sizes, birthday }) => ({
      genderPref: cut === '' ? null : cut,
      sizes: Object.fromEntries(Object.entries(sizes).filter(([, size]) => size !== '')),
      birthday: birthday === '' ? null : birthday,
    }),
    send: updateConsumer,
    onSent: (saved) => {
      queries.setQueryData(consumerQuery().queryKey, saved);
    },
  });
  const cut = form.value('cut');
  const sizes = form.value('sizes');
  const table = cut.value === 'men' ? 'men' : 'women';

  function handleSize(system: SizeSystem, size: string): void {
    const others = SIZE_SYSTEMS.filter((each) => each !== system);
    const isFirst = size !== '' && others.every((each) => sizes.value[each] === '');
    const row = isFirst ? convertSize(table, system, size) : undefined;
    sizes.onChange(row ?? { ...sizes.value, [system]: size });
  }

  return (
    <section css={styles.root} aria-labelledby="dashboard-sizes">
      <Heading level={2} size={3} id="dashboard-sizes">
        {t('sizes.title')}
      </Heading>
      <Text tone="muted">{t('sizes.text')}</Text>
      <Form form={form} label={t('sizes.title')}>
        <RadioGroup
          legend={t('sizes.cut')}
          {...cut}
          options={[
            { value: 'women', label: t('sizes.cut.women') },
            { value: 'men', label: t('sizes.cut.men') },
            { value: '', label: t('sizes.cut.none') },
          ]}
        />
        <Grid columns={[2, 3, 5]} gap={4}>
          {SIZE_SYSTEMS.map((system) => (
            <Select
              key={system}
              id={`${sizes.id}-${system}`}
              label={t(`sizes.system.${system}`)}
              value={sizes.value[system]}
              onChange={({ currentTarget }) => handleSize(system, currentTarget.value)}
            >
              <option value="">–</option>
              {choices(table, system, sizes.value[system]).map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </Select>
          ))}
        </Grid>
        <DateField css={styles.birthday} label={t('sizes.birthday')} optional min={FIRST_DAY} max={today()} {...form.value('birthday')} />
        {form.status === 'sent' && (
          <Notice tone="success" role="status">
            {t('sizes.saved')}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={form.isBusy}>
            {t('sizes.save')}
          </Button>
        </div>
      </Form>
      <SizeTable cut={table} chosen={sizes.value} />
    </section>
  );
}

const FIRST_DAY = '1900-01-01';

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The sizes of a system, with one that was saved from elsewhere. */
function choices(cut: 'women' | 'men', system: SizeSystem, saved: string): readonly string[] {
  const known = SIZE_ROWS[cut].map((row) => row[system]);
  return saved === '' || known.includes(saved) ? known : [saved, ...known];
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  birthday: css({ maxWidth: '16rem' }),
};
