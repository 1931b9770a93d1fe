/** A name that every system takes as a file's. */
export function fileName(name: string, ...parts: readonly string[]): string {
  const [base = ''] = [
    name
      .trim()
      .replaceAll(/[\\/:*?"<>|\s]+/g, '-')
      .slice(0, 60),
  ];
  return [base === '' ? 'orime-design' : base, ...parts].join('-');
}
