import type { LocalText } from '@orime/contracts';
import { useText } from '@orime/platform';
import { Disclosure, css } from '@orime/ui';

export interface Question {
  readonly question: LocalText;
  readonly answer: LocalText;
}

/** Questions that open on their answers, with or without JavaScript. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  const text = useText();
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question.en} title={text(question)}>
          <p css={styles.answer}>{text(answer)}</p>
        </Disclosure>
      ))}
    </div>
  );
}

const styles = { answer: css({ maxWidth: '40rem' }) };
