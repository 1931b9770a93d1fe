import { useSearchParams, useT } from '@orime/platform';
import { CollectionFrame, useFreshStart } from '../reading/index.ts';
import { ISSUE_READ } from './critical-theory-reads.ts';
import { IssueChapter } from './issue-chapter.tsx';
import { IssueTitle } from './issue-title.tsx';

/** The special issue: its title page, or the chapter in the address. */
export default function CriticalTheoryScreen() {
  const t = useT('magazine');
  const [search] = useSearchParams();
  const wanted = search.get('chapter');
  useFreshStart(wanted);
  return (
    <CollectionFrame read={ISSUE_READ} empty={{ title: t('criticalTheory.empty.title'), text: t('criticalTheory.empty.text') }}>
      {(chapters) => {
        const index = chapters.findIndex(({ slug }) => slug === wanted);
        const chapter = chapters[index];
        return chapter === undefined ? (
          <IssueTitle chapters={chapters} />
        ) : (
          <IssueChapter key={chapter.id} chapter={chapter} number={index + 1} chapters={chapters} />
        );
      }}
    </CollectionFrame>
  );
}
