import { color, css, font, media, space } from '@orime/ui';

/** The text of a column. The editor draws it itself, so its elements are styled from here. */
export const columnStyles = {
  paper: css({
    position: 'relative',
    // Nothing in it moves what is outside but its height.
    contain: 'layout style',
    marginInlineStart: '2.5rem',
    '& .ProseMirror': {
      outline: 'none',
      minHeight: '50vh',
      paddingBlockEnd: space[8],
      // Blocks in their flow: a grid would measure all of them again with every key.
      whiteSpace: 'break-spaces',
      overflowWrap: 'anywhere',
      fontSize: font.size.lg,
      lineHeight: 1.75,
      '&:lang(ja)': { lineHeight: 2 },
      '& > *, & :where(p, h2)': { margin: 0 },
      '& > * + *': { marginBlockStart: space[4] },
      '& h2': { fontFamily: font.display, fontSize: font.size.h3, lineHeight: font.leadingDisplay },
      // What a long story has below the first screens is laid out when somebody comes near it.
      '& > :where(p, h2):nth-child(n + 30)': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 3.5em',
        overflowClipMargin: '0.5em',
      },
      '& hr': { width: '4rem', marginBlock: space[6], border: 0, borderBlockStart: `1px solid ${color.lineStrong}` },
      '& a': { color: 'inherit', textUnderlineOffset: '0.2em' },
      '& .ProseMirror-selectednode': { boxShadow: `0 0 0 2px ${color.focus}` },
      '& [data-placeholder]:is(p)::before': {
        content: 'attr(data-placeholder)',
        float: 'left',
        height: 0,
        color: color.muted,
        pointerEvents: 'none',
      },
      '& .drop-cursor': { background: color.accent },
      '& .ProseMirror-gapcursor': { display: 'block', position: 'absolute', width: '2rem', borderBlockStart: `2px solid ${color.text}` },
      '&:focus-visible': { outline: 'none' },
    },
    [media.tablet]: { '& .ProseMirror': { maxWidth: '42rem' } },
  }),
  toolbarPlace: css({ height: '2.75rem' }),
  blank: css({ minHeight: '50vh' }),
};
