import type { ReportStep } from '../site/start-site.ts';
import { describeTimeLeft } from '../site/time-left.ts';

const PARTS = { apps: 'Apps', database: 'Database', site: 'Site' } as const;
type Part = keyof typeof PARTS;

/**
 * Shows progress: on a terminal three lines updated in place, with the time left counting down; otherwise one line per step for
 * readable logs.
 */
export function showProgress(output: NodeJS.WriteStream = process.stdout): { report: ReportStep; end: () => void } {
  const now: Partial<Record<Part, { readonly message: string; readonly endsAt: number | undefined }>> = {};
  let drawn = 0;
  const startedAt = Date.now();
  const countdown = output.isTTY ? setInterval(draw, 1_000).unref() : undefined;

  function lineOf(part: Part): string | undefined {
    const step = now[part];
    if (step === undefined) return undefined;
    return step.endsAt === undefined ? step.message : `${step.message}, ${describeTimeLeft(step.endsAt, Date.now())}`;
  }

  function draw(): void {
    const lines = Object.entries(PARTS).flatMap(([part, title]) => {
      const line = lineOf(part as Part);
      return line === undefined ? [] : [`${title.padEnd(9)} ${line}`];
    });
    const up = drawn > 0 ? `\u001b[${drawn}A` : '';
    output.write(`${up}${lines.map((line) => `\u001b[2K${line.slice(0, (output.columns ?? 80) - 1)}\n`).join('')}`);
    drawn = lines.length;
  }

  return {
    report(part, message, endsAt) {
      const isSame = now[part]?.message === message;
      now[part] = { message, endsAt };
      if (output.isTTY) draw();
      else if (!isSame) output.write(`${PARTS[part]}: ${lineOf(part)}\n`);
    },
    end() {
      clearInterval(countdown);
      output.write(`Started in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
    },
  };
}
