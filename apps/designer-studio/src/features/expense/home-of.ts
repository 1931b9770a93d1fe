/** Where the list of one's expenses stands. */
export function homeOf(type: 'designer' | 'producer'): string {
  return type === 'designer' ? '/dashboard?tab=money' : '/dashboard-manufacturers?tab=expenses';
}
