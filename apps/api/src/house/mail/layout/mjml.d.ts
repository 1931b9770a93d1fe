declare module 'mjml' {
  /** Resolves in this major version; the result's other fields are not used here. */
  export default function mjml2html(
    source: string,
    options?: { readonly fonts?: Readonly<Record<string, string>>; readonly keepComments?: boolean },
  ): Promise<{ html: string }>;
}
