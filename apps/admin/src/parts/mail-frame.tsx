import { color, css } from '@orime/ui';
import { useEffect, useRef } from 'react';

export type MailFrameProps = {
  readonly html: string;
  /** Accessible name of the frame. */
  readonly title: string;
};

/** Nothing is loaded and nothing runs, whatever the mail holds; its styles stand in attributes. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;

/** A mail as it was drawn, in a frame without scripts, forms or network. */
export function MailFrame({ html, title }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Synchronises the document of the frame with the mail. The page's policy forbids markup from texts, so it is a file of its own.
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([framedMail(html)], { type: 'text/html;charset=utf-8' }));
    if (frame.current !== null) frame.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [html]);
  return <iframe ref={frame} css={styles.frame} title={title} sandbox="" referrerPolicy="no-referrer" />;
}

/** What the policy of the page would refuse inside the frame is taken out before: it would only be reported as an error. */
export function framedMail(html: string): string {
  const quiet = html
    .replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<link\b[^>]*>/gi, '')
    .replaceAll(/(<img\b[^>]*?\s)src="(?!data:)[^"]*"/gi, '$1');
  return /<head\b[^>]*>/i.test(quiet) ? quiet.replace(/<head\b[^>]*>/i, (head) => head + POLICY) : POLICY + quiet;
}

const styles = {
  // A mail is white paper in either theme.
  frame: css({ width: '100%', height: '34rem', border: `1px solid ${color.line}`, background: '#fff', resize: 'vertical' }),
};
