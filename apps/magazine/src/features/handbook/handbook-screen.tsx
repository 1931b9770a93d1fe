import { useSearchParams, useT } from '@orime/platform';
import { CollectionFrame, useFreshStart } from '../reading/index.ts';
import { HandbookChapter } from './handbook-chapter.tsx';
import { HandbookCover } from './handbook-cover.tsx';
import { HANDBOOK_READ } from './handbook-reads.ts';

/** The sellers' handbook: its cover with contents and search, or the chapter in the address. */
export default function HandbookScreen() {
  const t = useT('magazine');
  const [search] = useSearchParams();
  const wanted = search.get('chapter');
  useFreshStart(wanted);
  return (
    <CollectionFrame read={HANDBOOK_READ} empty={{ title: t('handbook.empty.title'), text: t('handbook.empty.text') }}>
      {(chapters) => {
        const index = chapters.findIndex(({ slug }) => slug === wanted);
        const chapter = chapters[index];
        return chapter === undefined ? (
          <HandbookCover chapters={chapters} />
        ) : (
          <HandbookChapter
            key={chapter.id}
            chapter={chapter}
            previous={chapters[index - 1]}
            next={chapters[index + 1]}
            chapters={chapters}
          />
        );
      }}
    </CollectionFrame>
  );
}
