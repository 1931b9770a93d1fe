import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { Link, useRouteRead, useText } from '@orime/platform';
import { Container, buttonStyles, css, space } from '@orime/ui';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { ClosingCall } from '../landing/closing-call.tsx';
import { LandingHero } from '../landing/landing-hero.tsx';
import { LandingPart } from '../landing/landing-part.tsx';
import { QuestionList } from '../landing/question-list.tsx';
import { ReasonList } from '../landing/reason-list.tsx';
import { FOR_BRANDS } from './for-brands-content.ts';
import { featuredDesigners } from './for-brands-reads.ts';
import { SellingTerms } from './selling-terms.tsx';

/** For designers who think about selling here. */
export default function ForBrandsScreen() {
  const text = useText();
  const { reasons, terms, steps, questions, closing } = FOR_BRANDS;
  const { data: designers, isError } = useRouteRead<readonly ProfileCard[]>(featuredDesigners);
  const image = designers?.find(({ cover }) => cover !== null)?.cover ?? (designers === undefined && !isError ? undefined : null);
  return (
    <>
      <LandingHero title={text(FOR_BRANDS.title)} lead={text(FOR_BRANDS.lead)} image={image} actions={<Actions />} />
      <Container css={styles.root}>
        <LandingPart title={text(reasons.title)}>
          <ReasonList reasons={reasons.list} />
        </LandingPart>
        <LandingPart title={text(terms.title)} text={text(terms.text)}>
          <SellingTerms />
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
      <Link css={buttonStyles({ size: 'lg' })} to={hasRoute('/apply') ? '/apply' : '/register?type=designer'}>
        {text(FOR_BRANDS.apply)}
      </Link>
      <Link css={buttonStyles({ size: 'lg', variant: 'secondary' })} to="/vendor-agreement">
        {text(FOR_BRANDS.agreement)}
      </Link>
    </>
  );
}

const styles = {
  root: css({ display: 'grid', gap: `clamp(${space[8]}, 8vw, ${space[10]})`, paddingBlock: `clamp(${space[8]}, 8vw, ${space[10]})` }),
};
