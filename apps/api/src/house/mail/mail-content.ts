/** The content of a mail before it has a shape. All text is plain; it is escaped when drawn. */
export interface MailContent {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** A picture that travels with the mail. */
  readonly picture?: MailPicture;
  readonly tables?: readonly MailTable[];
  readonly closing: readonly string[];
  /** Small print at the very end: the way to have no more of these. */
  readonly footer?: { readonly text: string; readonly label: string; readonly url: string };
}

export interface MailPicture {
  /** Its name within the mail. */
  readonly cid: string;
  readonly alt: string;
  readonly png: Buffer;
}

export interface MailTable {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly strong?: boolean }[];
}
