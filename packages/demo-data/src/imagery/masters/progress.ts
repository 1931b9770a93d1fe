/** A line that shows how far a long run is: redrawn on a terminal, a new line every twentieth elsewhere. */
export function createProgress(total: number, write: (text: string) => void, isTerminal: boolean): (label: string) => void {
  let done = 0;
  let shownTwentieths = 0;
  const startedAt = performance.now();
  return (label) => {
    done++;
    const share = done / total;
    const twentieths = Math.floor(share * 20);
    const restSeconds = Math.round(((performance.now() - startedAt) / done / 1000) * (total - done));
    const bar = `${'█'.repeat(twentieths)}${'░'.repeat(20 - twentieths)} ${done}/${total}  ${inWords(restSeconds)} left`;
    if (isTerminal) write(`\r\u001b[2K${bar}  ${label}${done === total ? '\n' : ''}`);
    else if (twentieths > shownTwentieths || done === total) write(`${bar}\n`);
    shownTwentieths = twentieths;
  };
}

/** Seconds up to two minutes, minutes up to two hours, then hours with their minutes. */
function inWords(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
