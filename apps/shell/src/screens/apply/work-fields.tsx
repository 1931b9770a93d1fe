import { useText } from '@orime/platform';
import { Select, TextArea, TextField, css, media, space } from '@orime/ui';
import { APPLY_WORDS, PRICE_WORDS } from './apply-words.ts';
import type { ApplyFieldsProps } from './person-fields.tsx';

/** What the applicant makes. */
export function WorkFields({ form }: ApplyFieldsProps) {
  const text = useText();
  return (
    <>
      <div css={styles.pair}>
        <TextField
          label={text(APPLY_WORDS.website)}
          optional
          inputMode="url"
          autoComplete="url"
          maxLength={290}
          {...form.text('website')}
        />
        <TextField
          label={text(APPLY_WORDS.instagram)}
          optional
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          {...form.text('instagram')}
        />
        <TextField label={text(APPLY_WORDS.yearFounded)} optional inputMode="numeric" maxLength={4} {...form.text('yearFounded')} />
        <Select label={text(APPLY_WORDS.priceRange)} optional {...form.text('priceRange')}>
          <option value="">{text(APPLY_WORDS.noAnswer)}</option>
          {Object.entries(PRICE_WORDS).map(([range, words]) => (
            <option key={range} value={range}>
              {text(words)}
            </option>
          ))}
        </Select>
      </div>
      <TextArea
        label={text(APPLY_WORDS.statement)}
        hint={text(APPLY_WORDS.statementHint)}
        rows={7}
        maxLength={4000}
        {...form.text('statement')}
      />
    </>
  );
}

const styles = { pair: css({ display: 'grid', gap: space[5], [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[4] } }) };
