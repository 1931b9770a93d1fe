import type { listProducers } from '@orime/contracts/api/people/producer';
import type { Answer } from '@orime/contracts/schemas';
import { Link, useRouteRead, useText } from '@orime/platform';
import { Container, buttonStyles, css, space } from '@orime/ui';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { ClosingCall } from '../landing/closing-call.tsx';
import { LandingHero } from '../landing/landing-hero.tsx';
import { LandingPart } from '../landing/landing-part.tsx';
import { QuestionList } from '../landing/question-list.tsx';
import { ReasonList } from '../landing/reason-list.tsx';
import { FOR_MANUFACTURERS } from './for-manufacturers-content.ts';
import { someProducers } from './for-manufacturers-reads.ts';
import { RequirementList } from './requirement-list.tsx';

/** For workshops that make what designers draw. */
export default function ForManufacturersScreen() {
  const text = useText();
  const { matches, requirements, steps, questions, closing } = FOR_MANUFACTURERS;
  const { data: producers, isError } = useRouteRead<Answer<typeof listProducers>>(someProducers);
  const image = producers?.items.find(({ cover }) => cover !== null)?.cover ?? (producers === undefined && !isError ? undefined : null);
  return (
    <>
      <LandingHero title={text(FOR_MANUFACTURERS.title)} lead={text(FOR_MANUFACTURERS.lead)} image={image} actions={<Actions />} />
      <Container css={styles.root}>
        <LandingPart title={text(matches.title)} text={text(matches.text)}>
          <ReasonList reasons={matches.list} />
        </LandingPart>
        <LandingPart title={text(requirements.title)}>
          <RequirementList />
        </LandingPart>
        <LandingPart title={text(steps.title)}>
          <ReasonList reasons={steps.list} numbered />
        </LandingPart>
        <LandingPart title={text(questions.title)}>
          <QuestionList questions={questions.list} />
        </LandingPart>
        <ClosingCall title={text(closing.title)} text={text(closing.text)}>
          <Actions />
        </ClosingCall>
      </Container>
    </>
  );
}

function Actions() {
  const text = useText();
  const hasRoute = useHasRoute();
  return (
    <>
      <Link css={buttonStyles({ size: 'lg' })} to="/register?type=producer">
        {text(FOR_MANUFACTURERS.join)}
      </Link>
      {hasRoute('/globe') && (
        <Link css={buttonStyles({ size: 'lg', variant: 'secondary' })} to="/globe">
          {text(FOR_MANUFACTURERS.directory)}
        </Link>
      )}
    </>
  );
}

const styles = {
  root: css({ display: 'grid', gap: `clamp(${space[8]}, 8vw, ${space[10]})`, paddingBlock: `clamp(${space[8]}, 8vw, ${space[10]})` }),
};
