import { runsOf } from '@orime/contracts';
import type { RichText, Run } from '@orime/contracts/api/editorial/rich-text';
import { Link } from '@orime/platform';
import { color, css, space } from '@orime/ui';
import type { ReactNode } from 'react';
import { PartLink } from '../reading/index.ts';

/** Text with its marks and links. `[^2]` in it points at footnote 2. */
export function RichTextView({ text }: { readonly text: RichText }) {
  // Runs have no identity of their own, and a text is drawn once.
  return runsOf(text).map((run, index) => <RunView key={index} run={run} />);
}

function RunView({ run }: { readonly run: Run }) {
  let content: ReactNode = <TextWithReferences text={run.text} />;
  if (run.italic === true) content = <em>{content}</em>;
  if (run.bold === true) content = <strong>{content}</strong>;
  if (run.href === undefined) return content;
  if (run.href.startsWith('/'))
    return (
      <Link css={styles.link} to={run.href}>
        {content}
      </Link>
    );
  return (
    <a css={styles.link} href={run.href} {...(run.href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
      {content}
    </a>
  );
}

function TextWithReferences({ text }: { readonly text: string }) {
  const parts = text.split(/\[\^(\d+)\]/);
  return parts.map((part, index) =>
    // The odd parts are what the brackets held.
    index % 2 === 0 ? (
      part
    ) : (
      <sup key={index} css={styles.reference}>
        <PartLink id={`reference-${part}`} part={`footnote-${part}`} aria-describedby="footnotes">
          {part}
        </PartLink>
      </sup>
    ),
  );
}

const styles = {
  link: css({
    color: 'inherit',
    textDecorationColor: color.lineStrong,
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationColor: color.text },
  }),
  reference: css({ lineHeight: 0, '& a': { scrollMarginBlockStart: space[9], paddingInline: '0.2em', color: color.muted } }),
};
