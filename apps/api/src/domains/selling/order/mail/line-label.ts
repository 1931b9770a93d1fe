/** A line of an order as a mail names it. */
export function lineLabel(line: { name: string; size: string; quantity: number; leadDays: number | null }, isJp: boolean): string {
  const amount = [line.size, `× ${line.quantity}`].filter((part) => part !== '').join(' ');
  const lead = line.leadDays === null ? '' : isJp ? `（受注生産・約${line.leadDays}日）` : ` (made to order, about ${line.leadDays} days)`;
  return `${line.name}${isJp ? '　' : ' · '}${amount}${lead}`;
}
