import { LANGUAGES } from '@orime/contracts';
import { CountrySelect } from '@orime/forms';
import type { FormState } from '@orime/forms';
import { Button, Cluster, css, media, Select, space, Text } from '@orime/ui';
import { Panel } from '../../../parts/panel.tsx';
import { useSendT } from '../send-email-texts.ts';
import { LISTS, STATUSES } from './letter-draft.ts';
import type { LetterDraft } from './letter-draft.ts';

export type AudienceFieldsProps = {
  readonly form: FormState<LetterDraft>;
  /** How many get it now, by language; undefined while they are counted for the first time. */
  readonly counted: { readonly en: number; readonly jp: number } | undefined;
};

/** Who gets a letter, and how many that are now. */
export function AudienceFields({ form, counted }: AudienceFieldsProps) {
  const t = useSendT();
  const list = form.value('list');
  const userIds = form.value('userIds');
  const isChosen = userIds.value.length > 0;
  return (
    <Panel title={t('send.audience')}>
      {isChosen ? (
        <Cluster>
          <Text>{t(`send.chosen.${list.value}`, { count: userIds.value.length })}</Text>
          <Button size="sm" variant="secondary" onClick={() => userIds.onChange([])}>
            {t('send.chosen.all')}
          </Button>
        </Cluster>
      ) : (
        <Select
          label={t('send.list')}
          id={list.id}
          error={list.error}
          value={list.value}
          onChange={({ currentTarget }) => {
            const next = LISTS.find((one) => one === currentTarget.value);
            if (next === undefined) return;
            list.onChange(next);
            form.change('status', '');
          }}
        >
          {LISTS.map((value) => (
            <option key={value} value={value}>
              {t(`send.list.${value}`)}
            </option>
          ))}
        </Select>
      )}
      <div css={styles.row}>
        <Select label={t('send.language')} {...form.text('language')}>
          <option value="">{t('send.every')}</option>
          {LANGUAGES.map((value) => (
            <option key={value} value={value}>
              {t(`send.language.${value}`)}
            </option>
          ))}
        </Select>
        {list.value !== 'newsletter' && <CountrySelect label={t('send.country')} {...form.value('country')} />}
        {STATUSES[list.value].length > 0 && (
          <Select key={list.value} label={t('send.status')} {...form.text('status')}>
            <option value="">{t('send.status.all')}</option>
            {STATUSES[list.value].map((value) => (
              <option key={value} value={value}>
                {t(`send.status.${value}`)}
              </option>
            ))}
          </Select>
        )}
      </div>
      <Text role="status" css={styles.count}>
        {counted === undefined ? t('send.counting') : t('send.count', { count: counted.en + counted.jp, en: counted.en, jp: counted.jp })}
      </Text>
      <Text size="sm" tone="muted">
        {t('send.audience.text')}
      </Text>
    </Panel>
  );
}

const styles = {
  row: css({ display: 'grid', gap: space[4], [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }),
  count: css({ fontVariantNumeric: 'tabular-nums' }),
};
