import { importSvg } from '../shapes/svg/import-svg.ts';
import { outlineText } from '../shapes/text-outlines.ts';
import { measurePlan, planDesign } from '../stitch/plan/index.ts';
import type { Message, Questions, Sewing } from './questions.ts';

/** Works out an answer; runs in the worker, and in the page where there is none. */
export async function answer(message: Message): Promise<Questions[keyof Questions]['answer']> {
  switch (message.kind) {
    case 'sew': {
      const planned = planDesign(message.ask);
      return { ...planned, facts: measurePlan(planned.plan) } satisfies Sewing;
    }
    case 'svg':
      return importSvg(message.ask);
    case 'text':
      return outlineText(message.ask.text, message.ask.height);
    default:
      return message satisfies never;
  }
}
