import { htmlLang } from '@orime/contracts';
import type { WrittenPlace } from '@orime/contracts/api/editorial/written-place';
import { useT } from '@orime/platform';
import { Button, color, css, font, Heading, RadioGroup, space, Text } from '@orime/ui';
import { useState } from 'react';
import { describe } from '../history/revision-changes.ts';
import { useWriting, useWritten } from '../session/writing-context.ts';
import { wordsOf } from '../words.ts';
import { questionsOf, type Choice, type Question } from './merge-words.ts';

/** Somebody else saved in the meantime: what both changed is decided here, side by side. Everything else is merged already. */
export function MergeView() {
  const t = useT('magazine');
  const { session } = useWriting();
  const state = useWritten((all) => all);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  if (state.save.kind !== 'stale') return null;
  const questions = questionsOf({ base: wordsOf(state.draft), mine: state.words, theirs: wordsOf(state.save.current) });
  return (
    <section css={styles.root} aria-labelledby="merge-title">
      <Heading level={2} size={3} id="merge-title">
        {t('editor.merge.title')}
      </Heading>
      <p>{t('editor.merge.text', { count: questions.length })}</p>
      {questions.map((question, index) => (
        <div key={question.id} css={styles.question}>
          <Text weight="medium">{t(nameOf(question))}</Text>
          <div css={styles.sides}>
            <Side title={t('editor.merge.mine')} question={question} side="mine" />
            <Side title={t('editor.merge.theirs')} question={question} side="theirs" />
          </div>
          <RadioGroup
            legend={t('editor.merge.keep', { number: index + 1 })}
            name={question.id}
            value={choices[question.id] ?? 'mine'}
            options={[
              { value: 'mine', label: t('editor.merge.mine') },
              { value: 'theirs', label: t('editor.merge.theirs') },
              ...(question.kind === 'blocks' ? [{ value: 'both' as const, label: t('editor.merge.both') }] : []),
            ]}
            onChange={(choice) => setChoices({ ...choices, [question.id]: choice })}
          />
        </div>
      ))}
      <div>
        <Button onClick={() => void session.decide(choices)}>{t('editor.merge.apply')}</Button>
      </div>
    </section>
  );
}

/** Key of the name that the field has where it is written. */
function nameOf(question: Question): string {
  if (question.kind === 'blocks') return `editor.text.${question.language}`;
  if (question.id === 'coverFileId' || question.id === 'coverFocal') return 'editor.cover';
  return `editor.${question.id.replace('coverAlt', 'cover.alt')}`;
}

type SideProps = { readonly title: string; readonly question: Question; readonly side: 'mine' | 'theirs' };

function Side({ title, question, side }: SideProps) {
  const t = useT('magazine');
  const texts = question.kind === 'blocks' ? question[side].map(describe) : [written(question[side])];
  const shown = texts.filter((text) => text !== '');
  return (
    <div css={styles.side}>
      <Text label tone="muted">
        {title}
      </Text>
      <div lang={question.kind === 'blocks' ? htmlLang(question.language) : undefined}>
        {shown.length === 0 ? <Text tone="muted">{t('editor.merge.nothing')}</Text> : shown.map((text, index) => <p key={index}>{text}</p>)}
      </div>
    </div>
  );
}

/** The value of a field as it is read. */
function written(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(', ');
  if (isPlace(value)) return [value.name.en, value.name.jp, value.country, value.lat, value.lon].filter((part) => part !== '').join(', ');
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

function isPlace(value: unknown): value is WrittenPlace {
  return typeof value === 'object' && value !== null && 'lat' in value;
}

const styles = {
  root: css({ display: 'grid', gap: space[5], maxWidth: '60rem' }),
  question: css({
    display: 'grid',
    gap: space[3],
    padding: space[4],
    background: color.surface,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
  }),
  sides: css({ display: 'grid', gap: space[4], gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' }),
  side: css({ display: 'grid', gap: space[2], alignContent: 'start', fontSize: font.size.md }),
};
