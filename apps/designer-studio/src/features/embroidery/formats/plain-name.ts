/** A name for machines: capital letters, digits, spaces. Other scripts cannot be shown there. */
export function plainName(name: string, length: number): string {
  const plain = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 _-]/g, '')
    .trim()
    .slice(0, length);
  return plain === '' ? 'ORIME' : plain;
}
