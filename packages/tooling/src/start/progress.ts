import type { ReportStep } from '../site/start-site.ts';

const PARTS = { apps: 'Apps', database: 'Database', site: 'Site' } as const;

/** Shows progress: on a terminal three lines updated in place, otherwise one line per step for readable logs. */
export function showProgress(output: NodeJS.WriteStream = process.stdout): { report: ReportStep; end: () => void } {
  const now: Partial<Record<keyof typeof PARTS, string>> = {};
  let drawn = 0;
  const startedAt = Date.now();

  function draw(): void {
    const lines = Object.entries(PARTS).flatMap(([part, title]) => {
      const message = now[part as keyof typeof PARTS];
      return message === undefined ? [] : [`${title.padEnd(9)} ${message}`];
    });
    const up = drawn > 0 ? `\u001b[${drawn}A` : '';
    output.write(`${up}${lines.map((line) => `\u001b[2K${line.slice(0, (output.columns ?? 80) - 1)}\n`).join('')}`);
    drawn = lines.length;
  }

  return {
    report(part, message) {
      if (now[part] === message) return;
      now[part] = message;
      if (output.isTTY) draw();
      else output.write(`${PARTS[part]}: ${message}\n`);
    },
    end() {
      if (output.isTTY && drawn > 0) output.write(`Started in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
    },
  };
}
